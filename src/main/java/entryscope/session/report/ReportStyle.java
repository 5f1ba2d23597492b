// SPDX-License-Identifier: Apache-2.0
package entryscope.session.report;

/// The look of a report. It must hold no character that XML escapes, for a style element of HTML
/// knows no escapes.
final class ReportStyle {
  static final String SHEET =
      """

      :root {
        color-scheme: light dark;
        --page: #ffffff; --text: #1f2328; --muted: #59636e; --line: #d0d7de; --soft: #f6f8fa;
        --strong: #a04100; --link: #0550ae;
      }
      @media screen and (prefers-color-scheme: dark) {
        :root {
          --page: #0d1117; --text: #e6edf3; --muted: #9198a1; --line: #30363d; --soft: #151b23;
          --strong: #ffa657; --link: #79c0ff;
        }
      }
      * { box-sizing: border-box; }
      body {
        margin: 0 auto; padding: 24px; max-width: 1280px; background: var(--page);
        color: var(--text); font: 15px/1.5 Inter, 'Helvetica Neue', Arial, sans-serif;
      }
      h1 { font-size: 24px; line-height: 1.25; margin: 0; }
      h2 { font-size: 20px; margin: 40px 0 8px; padding-top: 8px; border-top: 1px solid var(--line); }
      h3 { font-size: 16px; margin: 24px 0 4px; }
      a { color: var(--link); overflow-wrap: anywhere; }
      .entry { margin: 4px 0 16px; color: var(--muted); }
      .latency { margin: 0; font-size: 18px; font-variant-numeric: tabular-nums; }
      .latency strong { font-size: 40px; line-height: 1.2; margin-right: 12px; }
      .badge { margin: 4px 0 12px; font-weight: 600; color: var(--strong); }
      .missing { margin: 4px 0 12px; padding: 8px 12px; border-left: 4px solid var(--strong); background: var(--soft); }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 20px; margin: 12px 0; }
      dt { color: var(--muted); }
      dd { margin: 0; }
      nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 20px 0 0; padding: 0; list-style: none; }
      figure { margin: 12px 0; max-height: 85vh; overflow: auto; border: 1px solid var(--line); }
      figure svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
      .scroll { overflow-x: auto; margin: 20px 0; }
      table { border-collapse: collapse; min-width: 50%; font-size: 14px; }
      caption { text-align: left; font-weight: 600; padding: 0 8px 6px 0; }
      th, td { padding: 4px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
      thead th { color: var(--muted); font-weight: 600; white-space: nowrap; }
      tbody th { font-weight: 400; font-family: 'JetBrains Mono', 'DejaVu Sans Mono', Consolas, monospace; font-size: 13px; }
      .figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
      .total th, .total td { font-weight: 700; border-top: 2px solid var(--line); }
      .code, pre { font-family: 'JetBrains Mono', 'DejaVu Sans Mono', Consolas, monospace; font-size: 13px; overflow-wrap: anywhere; }
      pre { padding: 12px; background: var(--soft); border: 1px solid var(--line); white-space: pre-wrap; }
      footer { margin-top: 40px; padding-top: 8px; border-top: 1px solid var(--line); color: var(--muted); }
      @page { margin: 15mm; }
      @media print {
        body { max-width: none; padding: 0; font-size: 10pt; }
        nav, footer { display: none; }
        a { color: inherit; text-decoration: none; }
        main { display: flex; flex-direction: column; }
        #report-picture { order: 1; break-before: page; }
        #report-picture h2 { display: none; }
        #report-why h2 + .scroll tbody td:nth-of-type(1), #report-why h2 + .scroll thead th:nth-of-type(2) { display: none; }
        figure { margin: 0; max-height: none; overflow: visible; border: none; }
        .scroll { overflow: visible; }
        table { width: 100%; font-size: 8.5pt; }
        tbody th { font-size: 8pt; }
        th, td { padding: 2px 6px; }
        thead th { white-space: normal; }
        tr, dl, article h3 { break-inside: avoid; }
        thead { display: table-header-group; }
        h2, h3, caption, thead { break-after: avoid; }
        * { print-color-adjust: exact; }
      }
      """;

  private ReportStyle() {}
}

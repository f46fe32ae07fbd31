/**
 * The Markdown page of a part's results. Numbers keep three digits.
 *
 * @param command the script that wrote it
 * @param circumstances of the measurement; see `machine.mjs`
 * @param verdicts rows of goals; see `goals.mjs`
 * @param tables lists of rows by title
 */
export function resultsPage(part, command, circumstances, verdicts, tables) {
  const about = Object.entries(circumstances).map(([what, value]) => ({ '': what, Value: value }));
  const goals = verdicts.length > 0 ? { 'Goals:': verdicts } : {};
  const sections = Object.entries({ ...goals, ...tables });
  return [
    `# Results: ${part}`,
    `Written by \`npm run ${command}\`. [Performance](../../../docs/performance.md) says how to read it.`,
    table(about),
    ...sections.map(([title, rows]) => `${title}\n\n${table(rows)}`),
  ].join('\n\n');
}

function table(rows) {
  const columns = Object.keys(rows[0]);
  const lines = rows.map((row) => columns.map((column) => shown(row[column])));
  const rule = columns.map(() => '---');
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shown(value) {
  if (typeof value !== 'number') return String(value ?? '');
  const maximumFractionDigits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits });
}

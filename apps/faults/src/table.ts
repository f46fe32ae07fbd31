import type { Findings } from './harness/examine.js';

export interface Row extends Findings {
  readonly name: string;
  readonly rounds: number;
  readonly recoverySeconds: number;
}

const COLUMNS: readonly [string, (row: Row) => string | number][] = [
  ['Fault', ({ name }) => name],
  ['Rounds', ({ rounds }) => rounds],
  ['Submitted', ({ submitted }) => submitted],
  ['Acknowledged', ({ acknowledged }) => acknowledged],
  ['Lost', ({ lost }) => lost],
  ['Duplicate leads', ({ duplicateLeads }) => duplicateLeads],
  ['Duplicate mails', ({ duplicateMails }) => duplicateMails],
  ['Ambiguous mails', ({ ambiguousMails }) => ambiguousMails],
  ['Seconds to recover', ({ recoverySeconds }) => recoverySeconds.toFixed(1)],
];

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row))));
  const lines = [COLUMNS.map(([title]) => title), ...cells];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const drawn = lines.map(
    (line) =>
      `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [drawn[0], rule, ...drawn.slice(1)].join('\n');
}

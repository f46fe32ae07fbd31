import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { tellGoals } from './goals.mjs';
import { goalsBeside, withFigures } from './with-figures.mjs';

const FILE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Prints a part's figures and writes them between its marks in `docs/performance.md`; hand-written
 * text around them stays. Goals go to the run of all parts.
 *
 * @param tables lists of rows by title
 * @param goals goals with results; see `goals.mjs`
 * @param versions versions of other measured programs, such as the database
 */
export async function report(part, tables, goals, versions = []) {
  await tellGoals(goals);
  await writeFigures(part, printFigures(tables, versions));
}

function printFigures(tables, versions = []) {
  const shown = Object.entries(tables).map(([title, rows]) => `${title}\n\n${markdown(rows)}`);
  const figures = [measuredWith(versions), ...shown].join('\n\n');
  console.log(`\n${figures}\n`);
  return figures;
}

/** Prints verdicts of some parts and writes them into the common table of goals. */
export async function writeGoals(goals) {
  const [on, machine] = [today(), processor()];
  const rows = goals.map((goal) => ({ ...goal, on, machine }));
  console.log(`\n${markdown(rows)}\n`);
  const others = goalsBeside(await readFile(FILE, 'utf8'), goals, machine);
  await writeFigures('goals', markdown([...others, ...rows]));
}

async function writeFigures(part, figures) {
  const written = withFigures(await readFile(FILE, 'utf8'), part, figures);
  const { code } = await format(FILE, written);
  await writeFile(FILE, code);
}

function measuredWith(versions) {
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const load = os.loadavg()[0].toFixed(1);
  const parts = [
    `${os.availableParallelism()} cores (${processor()})`,
    memory,
    `${os.type()} ${os.release()}`,
    `Node ${process.versions.node}`,
    ...versions,
  ];
  return `Measured on ${today()}: ${parts.join(', ')}; load at the end ${load}.`;
}

function processor() {
  return os.cpus()[0]?.model.trim() ?? 'unknown';
}

function today() {
  return new Date().toISOString().slice(0, 10);
}

function markdown(rows) {
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

import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { tellGoals } from './goals.mjs';
import { goalsBeside, withFigures } from './with-figures.mjs';

const FILE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Prints a part's figures and puts them into `docs/performance.md`, between the two marks of that
 * part. What people have written around them stays. Its goals are told to who runs all parts.
 *
 * @param tables by title, each a list of rows
 * @param goals what the part is to reach, and has; see `goals.mjs`
 * @param versions what else was measured than Node, such as the database
 */
export async function report(part, tables, goals, versions = []) {
  await tellGoals(goals);
  await writeFigures(part, printFigures(tables, versions));
}

/** Prints tables and what they were measured with, and gives them back as text. */
function printFigures(tables, versions = []) {
  const shown = Object.entries(tables).map(([title, rows]) => `${title}\n\n${markdown(rows)}`);
  const figures = [measuredWith(versions), ...shown].join('\n\n');
  console.log(`\n${figures}\n`);
  return figures;
}

/** Prints what became of the goals of some parts, and puts it into the one table of all parts' goals. */
export async function writeGoals(goals) {
  const [on, machine] = [today(), processor()];
  const rows = goals.map((goal) => ({ ...goal, on, machine }));
  console.log(`\n${markdown(rows)}\n`);
  const others = goalsBeside(await readFile(FILE, 'utf8'), goals, machine);
  await writeFigures('goals', markdown([...others, ...rows]));
}

/** Puts figures into `docs/performance.md`, in place of those that were there under this name. */
async function writeFigures(part, figures) {
  const written = withFigures(await readFile(FILE, 'utf8'), part, figures);
  const { code } = await format(FILE, written);
  await writeFile(FILE, code);
}

/** Where and when it was measured, and how busy the machine was besides. */
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

/** Numbers with as many digits as say something. */
function shown(value) {
  if (typeof value !== 'number') return String(value ?? '');
  const maximumFractionDigits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits });
}

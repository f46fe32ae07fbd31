import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { firstGoals, tellGoals, verdicts } from './goals.mjs';
import { circumstances, MACHINE_NAME } from './machine.mjs';
import { resultsPage } from './results-page.mjs';

const RESULTS = path.join(import.meta.dirname, '../results', MACHINE_NAME);

/**
 * Prints a part's results and replaces `bench/results/<machine>/<part>.md`. The circumstances come
 * with them, so that figures of two machines or commits are never mixed. In a second run of the part, the
 * verdicts use the better figure of both.
 *
 * @param tables lists of rows by title
 * @param goals goals with results; see `goals.mjs`
 * @param programs versions of other measured programs, such as the database
 * @param command the script that measures the part
 */
export async function report(part, tables, goals = [], programs = [], command = `bench:${part}`) {
  const first = await firstGoals();
  const judged = first ? verdicts(first, goals) : verdicts(goals);
  await tellGoals({ goals, verdicts: judged });
  const page = resultsPage(part, command, await circumstances(programs), judged, tables);
  const file = path.join(RESULTS, `${part}.md`);
  const { code } = await format(file, page);
  console.log(`\n${code}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, code);
}

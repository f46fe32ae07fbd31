import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Verdict on a goal missed by more than the tolerance. */
export const MISSED = '**missed**';

/** Variation between runs, as a share of the limit. */
export const TOLERANCE = 0.05;

/**
 * A goal with its measurement. Limits are more than 0.
 *
 * @param text what is measured, with its unit
 */
export const atLeast = (text, limit, measured) => ({ text, sense: 'at least', limit, measured });
export const atMost = (text, limit, measured) => ({ text, sense: 'at most', limit, measured });

/** Excess over the limit as a share of it; 0 or less when the goal is met. */
export const beyond = ({ sense, limit, measured }) =>
  sense === 'at most' ? measured / limit - 1 : 1 - measured / limit;

/** True if missed by more than the tolerance. NaN counts as missed. */
export const isMissed = (goal) => !(beyond(goal) <= TOLERANCE);

/** A part tells its goals and verdicts to the run of all parts by the file `GOALS`, if set. */
export async function tellGoals(reported) {
  if (process.env.GOALS) await writeFile(process.env.GOALS, JSON.stringify(reported));
}

/** Goals of the part's first run; undefined in the first run itself. */
export async function firstGoals() {
  const { GOALS } = process.env;
  if (!GOALS || !existsSync(GOALS)) return undefined;
  return JSON.parse(await readFile(GOALS, 'utf8')).goals;
}

/**
 * Verdicts on a part's goals: a goal is missed if both runs missed it.
 *
 * @param again a second measurement, absent where none was missed
 * @returns a table row for each, with the better figure
 */
export function verdicts(first, again = first) {
  return first.map((goal, place) => {
    const second = again[place];
    const missed = isMissed(goal) && isMissed(second);
    const best = beyond(second) < beyond(goal) ? second : goal;
    const judgement = beyond(best) <= 0 ? 'met' : missed ? MISSED : 'within 5 %';
    const wanted = `${goal.sense} ${goal.limit}`;
    return { goal: goal.text, wanted, measured: best.measured, judgement };
  });
}

import { writeFile } from 'node:fs/promises';

/** What a goal is judged when it was missed by more than runs differ by. */
export const MISSED = '**missed**';

/** How far beyond its limit, as a share of it, a figure may lie before the goal counts as missed. */
export const TOLERANCE = 0.05;

/**
 * A goal and what was measured for it. Limits are more than 0.
 *
 * @param text says what is measured, in which unit
 */
export const atLeast = (text, limit, measured) => ({ text, sense: 'at least', limit, measured });
export const atMost = (text, limit, measured) => ({ text, sense: 'at most', limit, measured });

/** How far beyond its limit a figure lies, as a share of it; 0 or less when the goal is met. */
export const beyond = ({ sense, limit, measured }) =>
  sense === 'at most' ? measured / limit - 1 : 1 - measured / limit;

/** Whether it was missed by more than what runs differ by. What is no number was missed. */
export const isMissed = (goal) => !(beyond(goal) <= TOLERANCE);

/** Leaves what a part is to reach, and has, to who runs all parts: in the file `GOALS`, if that is set. */
export async function tellGoals(goals) {
  if (process.env.GOALS) await writeFile(process.env.GOALS, JSON.stringify(goals));
}

/**
 * What became of the goals of a part: one counts as missed that was so in both runs.
 *
 * @param again the same goals measured a second time; left out where none was missed
 * @returns a row of a table for each, with the better figure
 */
export function verdicts(part, first, again = first) {
  return first.map((goal, place) => {
    const second = again[place];
    const missed = isMissed(goal) && isMissed(second);
    const best = beyond(second) < beyond(goal) ? second : goal;
    const judgement = beyond(best) <= 0 ? 'met' : missed ? MISSED : 'within 5 %';
    const wanted = `${goal.sense} ${goal.limit}`;
    return { part, goal: goal.text, wanted, measured: best.measured, judgement };
  });
}

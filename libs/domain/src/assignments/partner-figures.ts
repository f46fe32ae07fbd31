import { DAY_MS, daysAfter, HOUR_MS } from '../core/time/time-span.js';

/** Capacity counts what was taken in any so many hours. */
export const CAPACITY_HOURS = 168;

/** Turns count the questions of so many days. */
export const FAIRNESS_DAYS = 30;

/** What is expected of a partner follows from so many of its last questions. */
export const OUTCOMES_KEPT = 50;

/** What came of a question: a yes, a refusal, or silence. */
export type Outcome = 'y' | 'n' | 's';

/** What a partner has been asked and has said lately, as far as turns, capacity and hopes need it. */
export interface PartnerFigures {
  readonly partnerId: string;
  /** Questions of the last {@link FAIRNESS_DAYS}, by day (UTC, `2026-11-24`). */
  readonly askedByDay: Readonly<Record<string, number>>;
  /** Questions without an answer yet. */
  readonly open: number;
  /** When each yes of the last {@link CAPACITY_HOURS} was said, in ms; one undone is no longer here. */
  readonly yeses: readonly number[];
  /** The last {@link OUTCOMES_KEPT}, the newest last. */
  readonly outcomes: string;
  /** The number of its last turn; 0: it has not had one. A number, since times can be equal. */
  readonly lastTurn: number;
}

/** Of a partner who has never been asked. */
export function noFigures(partnerId: string): PartnerFigures {
  return { partnerId, askedByDay: {}, open: 0, yeses: [], outcomes: '', lastTurn: 0 };
}

/** How often the partner has been asked in the last {@link FAIRNESS_DAYS}. */
export function askedLately({ askedByDay }: PartnerFigures, now: Date): number {
  const first = dayOf(daysAfter(now, -FAIRNESS_DAYS));
  let asked = 0;
  for (const [day, count] of Object.entries(askedByDay)) if (day > first) asked += count;
  return asked;
}

/** How much of its weekly capacity the partner uses: what it took in any 168 hours, and what is open. */
export function capacityUsed({ yeses, open }: PartnerFigures, now: Date): number {
  const since = now.getTime() - CAPACITY_HOURS * HOUR_MS;
  return open + yeses.filter((at) => at > since).length;
}

/**
 * How likely a yes is: three of five before anything is known, then more and more what the partner
 * itself has said.
 */
export function expectedYes({ outcomes }: PartnerFigures): number {
  const yes = outcomes.split('y').length - 1;
  return (yes + 3) / (outcomes.length + 5);
}

/** After a question in that turn. */
export function asked(figures: PartnerFigures, turn: number, now: Date): PartnerFigures {
  const first = dayOf(daysAfter(now, -FAIRNESS_DAYS));
  const kept = Object.entries(figures.askedByDay).filter(([day]) => day > first);
  const today = dayOf(now);
  const askedByDay = { ...Object.fromEntries(kept), [today]: (figures.askedByDay[today] ?? 0) + 1 };
  return { ...figures, askedByDay, open: figures.open + 1, lastTurn: turn };
}

/** After what came of an open question. */
export function concluded(figures: PartnerFigures, outcome: Outcome, now: Date): PartnerFigures {
  const since = now.getTime() - CAPACITY_HOURS * HOUR_MS;
  const yeses = figures.yeses.filter((at) => at > since);
  return {
    ...said(closedUnanswered(figures), outcome),
    yeses: outcome === 'y' ? [...yeses, now.getTime()] : yeses,
  };
}

/** After what the partner has said, apart from questions. */
export function said(figures: PartnerFigures, outcome: Outcome): PartnerFigures {
  return { ...figures, outcomes: (figures.outcomes + outcome).slice(-OUTCOMES_KEPT) };
}

/** After an open question ended without being the partner's matter: it says nothing of the partner. */
export function closedUnanswered(figures: PartnerFigures): PartnerFigures {
  return { ...figures, open: Math.max(figures.open - 1, 0) };
}

/** After a yes of that time was undone: a refusal, and its capacity is free again. */
export function yesUndone(figures: PartnerFigures, at: Date): PartnerFigures {
  const yeses = figures.yeses.filter((each) => each !== at.getTime());
  return { ...figures, yeses, outcomes: replaceLast(figures.outcomes, 'y', 'n') };
}

/** After a yes of that time came to nothing through no fault of the partner's: its capacity is free. */
export function yesReleased(figures: PartnerFigures, at: Date): PartnerFigures {
  return { ...figures, yeses: figures.yeses.filter((each) => each !== at.getTime()) };
}

/** After a refusal was undone: the question is open again. */
export function refusalUndone(figures: PartnerFigures): PartnerFigures {
  return { ...figures, open: figures.open + 1, outcomes: replaceLast(figures.outcomes, 'n', '') };
}

/** After a question that is not to count as one: the yes came when others had every place. */
export function notCounted(figures: PartnerFigures, offeredAt: Date): PartnerFigures {
  const day = dayOf(offeredAt);
  const count = Math.max((figures.askedByDay[day] ?? 0) - 1, 0);
  return { ...figures, askedByDay: { ...figures.askedByDay, [day]: count } };
}

function replaceLast(outcomes: string, outcome: Outcome, by: Outcome | ''): string {
  const place = outcomes.lastIndexOf(outcome);
  return place < 0 ? outcomes : outcomes.slice(0, place) + by + outcomes.slice(place + 1);
}

/** A rule asks for the same few days of each partner, and writing one out is slow. */
const known = new Map<number, string>();

function dayOf(moment: Date): string {
  const day = Math.floor(moment.getTime() / DAY_MS);
  let name = known.get(day);
  if (name === undefined) {
    name = moment.toISOString().slice(0, 10);
    known.set(day, name);
  }
  return name;
}

import { DAY_MS, daysAfter, HOUR_MS } from '../core/time/time-span.js';

/** Capacity counts acceptances in a sliding window. */
export const CAPACITY_HOURS = 168;

export const FAIRNESS_DAYS = 30;

export const OUTCOMES_KEPT = 50;

/** Of an offer: accepted, declined, expired. */
export type Outcome = 'a' | 'd' | 'e';

export interface PartnerFigures {
  readonly partnerId: string;
  /** By UTC day, for {@link FAIRNESS_DAYS}. */
  readonly askedByDay: Readonly<Record<string, number>>;
  readonly open: number;
  /** In ms, of the last {@link CAPACITY_HOURS}; without undone ones. */
  readonly acceptances: readonly number[];
  /** Letters of {@link Outcome}, the latest last. */
  readonly outcomes: string;
  /** Position of its last offer among all offers, because times can be equal; 0: none. */
  readonly lastAskedOrder: number;
}

export function noFigures(partnerId: string): PartnerFigures {
  return { partnerId, askedByDay: {}, open: 0, acceptances: [], outcomes: '', lastAskedOrder: 0 };
}

export function recentlyAsked({ askedByDay }: PartnerFigures, now: Date): number {
  const first = dayOf(daysAfter(now, -FAIRNESS_DAYS));
  let asked = 0;
  for (const [day, count] of Object.entries(askedByDay)) if (day > first) asked += count;
  return asked;
}

export function capacityUsed({ acceptances, open }: PartnerFigures, now: Date): number {
  const since = now.getTime() - CAPACITY_HOURS * HOUR_MS;
  return open + acceptances.filter((at) => at > since).length;
}

/** Three of five as prior, then increasingly the partner's own share. */
export function expectedAcceptance({ outcomes }: PartnerFigures): number {
  const accepted = outcomes.split('a').length - 1;
  return (accepted + 3) / (outcomes.length + 5);
}

export function withOffer(figures: PartnerFigures, turn: number, now: Date): PartnerFigures {
  const first = dayOf(daysAfter(now, -FAIRNESS_DAYS));
  const kept = Object.entries(figures.askedByDay).filter(([day]) => day > first);
  const today = dayOf(now);
  const askedByDay = { ...Object.fromEntries(kept), [today]: (figures.askedByDay[today] ?? 0) + 1 };
  return { ...figures, askedByDay, open: figures.open + 1, lastAskedOrder: turn };
}

export function withOutcome(figures: PartnerFigures, outcome: Outcome, now: Date): PartnerFigures {
  const since = now.getTime() - CAPACITY_HOURS * HOUR_MS;
  const acceptances = figures.acceptances.filter((at) => at > since);
  return {
    ...closedUnanswered(figures),
    outcomes: (figures.outcomes + outcome).slice(-OUTCOMES_KEPT),
    acceptances: outcome === 'a' ? [...acceptances, now.getTime()] : acceptances,
  };
}

export function closedUnanswered(figures: PartnerFigures): PartnerFigures {
  return { ...figures, open: Math.max(figures.open - 1, 0) };
}

export function acceptanceUndone(figures: PartnerFigures, at: Date): PartnerFigures {
  const acceptances = figures.acceptances.filter((each) => each !== at.getTime());
  return { ...figures, acceptances, outcomes: replaceLast(figures.outcomes, 'a', 'd') };
}

export function acceptanceReleased(figures: PartnerFigures, at: Date): PartnerFigures {
  return { ...figures, acceptances: figures.acceptances.filter((each) => each !== at.getTime()) };
}

export function declineUndone(figures: PartnerFigures): PartnerFigures {
  return { ...figures, open: figures.open + 1, outcomes: replaceLast(figures.outcomes, 'd', '') };
}

export function notCounted(figures: PartnerFigures, offeredAt: Date): PartnerFigures {
  const day = dayOf(offeredAt);
  const count = Math.max((figures.askedByDay[day] ?? 0) - 1, 0);
  return { ...figures, askedByDay: { ...figures.askedByDay, [day]: count } };
}

function replaceLast(outcomes: string, outcome: Outcome, by: Outcome | ''): string {
  const place = outcomes.lastIndexOf(outcome);
  return place < 0 ? outcomes : outcomes.slice(0, place) + by + outcomes.slice(place + 1);
}

/** Cache, because formatting a date is slow. */
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

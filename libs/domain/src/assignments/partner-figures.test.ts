import { describe, expect, it } from '@jest/globals';
import {
  withOffer,
  recentlyAsked,
  capacityUsed,
  closedUnanswered,
  withOutcome,
  expectedAcceptance,
  noFigures,
  notCounted,
  OUTCOMES_KEPT,
  declineUndone,
  acceptanceReleased,
  acceptanceUndone,
} from './partner-figures.js';

const HOUR = 3600 * 1000;
const now = new Date('2026-11-24T12:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
const once = withOffer(noFigures('p'), 7, now);

describe('the figures of a partner', () => {
  it('count offers for 30 days, by day', () => {
    const twice = withOffer(once, 8, later(24));
    expect(recentlyAsked(twice, later(24))).toBe(2);
    expect(recentlyAsked(twice, later(29 * 24))).toBe(2);
    expect(recentlyAsked(twice, later(30 * 24))).toBe(1);
    expect(recentlyAsked(twice, later(31 * 24))).toBe(0);
    expect(twice.lastAskedOrder).toBe(8);
    expect(Object.keys(withOffer(twice, 9, later(31 * 24)).askedByDay)).toHaveLength(1);
  });

  it('begin empty and are kept by day', () => {
    const none = { askedByDay: {}, open: 0, acceptances: [], outcomes: '', lastAskedOrder: 0 };
    expect(noFigures('p')).toEqual({ ...none, partnerId: 'p' });
    const two = withOffer(withOffer(once, 8, now), 9, later(24));
    expect(two.askedByDay).toEqual({ '2026-11-24': 2, '2026-11-25': 1 });
    expect(notCounted(two, now).askedByDay).toEqual({ '2026-11-24': 1, '2026-11-25': 1 });
    expect(notCounted(two, later(48)).askedByDay).toMatchObject({ '2026-11-26': 0 });
  });

  it('drop each acceptance after a week', () => {
    const first = withOutcome(once, 'a', now);
    const second = (hours: number) => withOutcome(first, 'a', later(hours)).acceptances;
    expect(second(167.9)).toEqual([now.getTime(), later(167.9).getTime()]);
    expect(second(168)).toEqual([later(168).getTime()]);
  });

  it('use capacity while an offer is open, and for 168 hours after acceptance', () => {
    expect(capacityUsed(once, now)).toBe(1);
    const yes = withOutcome(once, 'a', now);
    expect(capacityUsed(yes, later(167.9))).toBe(1);
    expect(capacityUsed(yes, later(168))).toBe(0);
    expect(capacityUsed(withOutcome(once, 'd', now), now)).toBe(0);
    expect(capacityUsed(withOutcome(once, 'e', now), now)).toBe(0);
    expect(capacityUsed(closedUnanswered(once), now)).toBe(0);
  });

  it('free capacity when an acceptance is undone or released, without dropping another', () => {
    const two = withOutcome(withOffer(withOutcome(once, 'a', now), 8, later(1)), 'a', later(1));
    expect(acceptanceUndone(two, now).acceptances).toEqual([later(1).getTime()]);
    expect(acceptanceReleased(two, later(1)).acceptances).toEqual([now.getTime()]);
    expect(capacityUsed(acceptanceUndone(two, now), later(2))).toBe(1);
    expect(acceptanceUndone(noFigures('p'), now).outcomes).toBe('');
    expect(acceptanceReleased(two, later(1)).outcomes).toBe('aa');
  });

  it('reopen an offer whose refusal was undone', () => {
    const again = declineUndone(withOutcome(once, 'd', now));
    expect([again.open, again.outcomes]).toEqual([1, '']);
  });

  it('exclude an offer that was accepted too late', () => {
    expect(recentlyAsked(notCounted(closedUnanswered(once), now), now)).toBe(0);
  });
});

describe('the probability of acceptance', () => {
  const after = (outcomes: string) => expectedAcceptance({ ...noFigures('p'), outcomes });

  it("is three of five at first, then the partner's own share", () => {
    expect(after('')).toBe(0.6);
    expect(after('a')).toBeCloseTo(4 / 6);
    expect(after('d')).toBe(0.5);
    expect(after('e')).toBe(0.5);
    expect(after('a'.repeat(50))).toBeCloseTo(53 / 55);
    expect(after('de'.repeat(25))).toBeCloseTo(3 / 55);
  });

  it('uses the last 50 answers, an undone acceptance counting as a refusal', () => {
    let figures = noFigures('p');
    for (let nth = 0; nth < 80; nth += 1) figures = withOutcome(figures, nth < 30 ? 'd' : 'a', now);
    expect(figures.outcomes).toBe('a'.repeat(OUTCOMES_KEPT));
    expect(acceptanceUndone(figures, now).outcomes).toBe(`${'a'.repeat(OUTCOMES_KEPT - 1)}d`);
  });
});

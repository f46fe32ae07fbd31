import { describe, expect, it } from '@jest/globals';
import { type Assignment, offer } from '../assignments/assignment.js';
import { partnerWork } from '../testing/partner-work.js';
import { sampleSale } from '../testing/sample-sale.js';
import { recordSince, trackRecord } from './track-record.js';

const ASKED = new Date('2026-11-24T09:00:00.000Z');
const after = (minutes: number) => new Date(+ASKED + minutes * 60_000);
const asked = (changes: Partial<Assignment>): Assignment => ({
  ...offer({
    ...{ id: 'a', leadId: 'l', partnerId: 'p', partnerGroup: 'stylist', priceOre: 50_000 },
    ...{ offeredAt: ASKED, deadline: null, remindAt: null },
  }),
  ...changes,
});
const recordOf = (...work: Parameters<typeof partnerWork>) => trackRecord(partnerWork(...work));
const dispute = { reason: 'duplicate', text: null, at: ASKED, answer: null } as const;

describe('a partner’s record', () => {
  it('is empty for a partner that was never asked', () => {
    expect(recordOf([], [])).toMatchObject({
      ...{ asked: 0, accepted: 0, declined: 0, answerMinutes: null },
      reasons: { 'no-time': 0, other: 0 },
    });
  });

  it('counts each assignment once, and the median time to answer', () => {
    const record = recordOf(
      [
        asked({ state: 'accepted', answeredAt: after(10), report: 'won' }),
        asked({ state: 'accepted', answeredAt: after(40), report: 'lost' }),
        asked({ state: 'withdrawn', answeredAt: after(20) }),
        asked({ state: 'declined', answeredAt: after(30), declineReason: 'too-far' }),
        asked({ state: 'declined', answeredAt: after(500), declineReason: null }),
        asked({ state: 'undone', answeredAt: after(31) }),
        asked({ state: 'missed', answeredAt: after(600) }),
        asked({ state: 'expired' }),
        ...(['offered', 'filled', 'withdrawn'] as const).map((state) => asked({ state })),
      ],
      [
        sampleSale(),
        sampleSale({ dispute: { ...dispute, decision: null, decidedAt: null } }),
        sampleSale({ dispute: { ...dispute, decision: 'credited', decidedAt: ASKED } }),
        sampleSale({ dispute: { ...dispute, decision: 'refused', decidedAt: ASKED } }),
      ],
    );
    expect(record).toEqual({
      ...{ asked: 8, accepted: 3, declined: 2, silent: 1, undone: 1, missed: 1 },
      ...{ won: 1, lost: 1, disputed: 3, credited: 1, answerMinutes: 31 },
      reasons: {
        ...{ 'no-time': 0, 'too-far': 1, 'short-notice': 0 },
        ...{ 'too-small': 0, 'other-kind': 0, other: 0 },
      },
    });
  });

  it('counts a withdrawn assignment as accepted only after a yes', () =>
    expect(recordOf([asked({ state: 'withdrawn' })], []).accepted).toBe(0));

  it('covers one year', () =>
    expect(recordSince(new Date('2026-11-24T09:00:00.000Z'))).toEqual(
      new Date('2025-11-24T09:00:00.000Z'),
    ));

  it('averages the two middle answers', () => {
    const answers = [10, 13].map((minutes) =>
      asked({ state: 'accepted', answeredAt: after(minutes) }),
    );
    expect(recordOf(answers, []).answerMinutes).toBe(12);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isBillable } from './billing.js';
import { canDisputeUntil, disputed, ruledOn, yesOf } from './disputed-sale.js';
import type { Objection } from './dispute.js';
import type { Sale } from './sale.js';
import { settled, settledByPayment } from './settled-sale.js';
import { markedByHand } from './waived-sale.js';
import { sampleSale } from '../testing/sample-sale.js';

const YES = sampleSale().createdAt;
const after = (days: number, ms = 0) => new Date(+YES + days * 24 * 3_600_000 + ms);
const taken = { answeredAt: YES };
const objection: Objection = { reason: 'wrong-number', text: 'Nummeret går til en kiosk.' };
const open = (changes: Partial<Sale> = {}) =>
  disputed(sampleSale(changes), taken, objection, after(1));

describe('a disputed sale', () => {
  it('can be disputed for 14 days from the yes, to the millisecond, when other sales are billed', () => {
    const last = disputed(sampleSale(), taken, objection, after(14, -1));
    expect(last.dispute).toEqual({
      ...objection,
      at: after(14, -1),
      ...{ decision: null, answer: null, decidedAt: null },
    });
    expect(() => disputed(sampleSale(), taken, objection, after(14))).toThrow('Fristen');
    const undisputed = { sale: sampleSale(), ...taken } as const;
    expect(isBillable(undisputed, after(14, -1))).toBe(false);
    expect(isBillable(undisputed, after(14))).toBe(true);
    expect(canDisputeUntil(taken, sampleSale(), after(13))).toEqual(after(14));
    expect(canDisputeUntil(taken, sampleSale(), after(14))).toBeNull();
    expect(canDisputeUntil(taken, null, after(1))).toBeNull();
    expect(canDisputeUntil({ answeredAt: null }, sampleSale(), after(1))).toBeNull();
  });

  it('counts from the yes when the lead was passed on without a question', () => {
    const old = sampleSale({ invoiceId: 'i' });
    expect(canDisputeUntil({ answeredAt: after(30) }, old, after(43))).toEqual(after(44));
  });

  it('that is due again can be disputed within 14 days of that, and is billed then', () => {
    const again = sampleSale({ dueAgainAt: after(20) });
    const undisputed = { sale: again, ...taken } as const;
    for (const yes of [taken, yesOf(again)]) {
      expect(canDisputeUntil(yes, again, after(34, -1))).toEqual(after(34));
      expect(canDisputeUntil(yes, again, after(34))).toBeNull();
    }
    for (const each of [undisputed, { ...undisputed, answeredAt: null }]) {
      expect(isBillable(each, after(34, -1))).toBe(false);
      expect(isBillable(each, after(34))).toBe(true);
    }
    expect(disputed(again, taken, objection, after(33)).dispute).toMatchObject(objection);
    expect(canDisputeUntil({ answeredAt: after(22) }, again, after(35))).toEqual(after(36));
  });

  it('is disputed once; repeating it changes nothing', () => {
    expect(disputed(open(), taken, objection, after(2))).toEqual(open());
    expect(() => disputed(open(), taken, { ...objection, text: 'x' }, after(2))).toThrow(
      'Du har allerede sagt fra om dette oppdraget.',
    );
    const other = { ...objection, reason: 'duplicate' } as const;
    const before = expect.objectContaining({ code: 'sale-disputed' });
    expect(() => disputed(open(), taken, other, after(2))).toThrow(before);
    const refused = ruledOn(open(), { decision: 'refused', answer: 'Nei.' }, after(2));
    expect(() => disputed(refused, taken, objection, after(3))).toThrow('allerede');
    expect(canDisputeUntil(taken, open(), after(2))).toBeNull();
  });

  it.each<[string, Partial<Sale>]>([
    ['is credited', { paymentStatus: 'credited' }],
    ['is to be paid back', { paymentStatus: 'paid', toPayBackSince: YES }],
  ])('is not too late, but nothing to pay, where it %s', (_, changes) => {
    for (const days of [2, 20]) {
      const dispute = () => disputed(sampleSale(changes), taken, objection, after(days));
      expect(dispute).toThrow('Du skal ikke betale for oppdraget.');
    }
  });

  it('is neither billed nor marked while the dispute is open', () => {
    expect(isBillable({ sale: open(), ...taken }, after(99))).toBe(false);
    for (const status of ['paid', 'credited'] as const) {
      expect(() => markedByHand(open(), status, after(2))).toThrow('Avgjør det først.');
    }
    const paid = settledByPayment(open({ invoiceId: 'i' }), true, after(2));
    expect(paid).toMatchObject({ paymentStatus: 'paid', dispute: { decision: null } });
  });

  it('follows the ruling: it is credited, or due like any other', () => {
    const ruling = { decision: 'credited', answer: 'Enig.' } as const;
    const credited = ruledOn(open(), ruling, after(20));
    expect(credited).toMatchObject({
      ...{ paymentStatus: 'credited', settledAt: after(20) },
      dispute: { ...ruling, decidedAt: after(20) },
    });
    const refused = ruledOn(open(), { decision: 'refused', answer: 'Nei.' }, after(20));
    expect(refused).toMatchObject({ paymentStatus: 'pending', dispute: { decision: 'refused' } });
    const owed = { sale: refused, ...taken } as const;
    expect(isBillable(owed, after(20))).toBe(true);
    for (const decided of [credited, refused, sampleSale()]) {
      expect(() => ruledOn(decided, ruling, after(21))).toThrow('allerede avgjort');
    }
  });

  it('with money to pay back stays paid until it is paid back', () => {
    const paid = settled(open(), 'paid', after(2));
    const ruling = { decision: 'credited', answer: 'Enig.' } as const;
    const back = ruledOn(paid, ruling, after(20));
    expect(back).toMatchObject({ paymentStatus: 'paid', toPayBackSince: after(20) });
    expect(back.dispute).toMatchObject({ ...ruling, decidedAt: after(20) });
    const letGo = { ...sampleSale(), toPayBackSince: after(1) };
    expect(canDisputeUntil(taken, letGo, after(2))).toBeNull();
  });

  it('has no open dispute once it is credited otherwise', () => {
    const credited = settled(open(), 'credited', after(2));
    expect(credited.dispute).toMatchObject({
      ...{ decision: 'credited', answer: null, decidedAt: after(2) },
    });
  });
});

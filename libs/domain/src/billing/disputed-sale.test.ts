import { describe, expect, it } from '@jest/globals';
import { isBillable } from './billing.js';
import {
  canDisputeUntil,
  disputed,
  ruledOn,
  markedByHand,
  settled,
  settledByPayment,
} from './settled-sale.js';
import type { NewDispute, Sale } from './sale.js';
import { norwegianDay } from '../core/time/norwegian-day.js';
import { sampleSale } from '../testing/sample-sale.js';

const YES = sampleSale().createdAt;
const after = (days: number, ms = 0) => new Date(+YES + days * 24 * 3_600_000 + ms);
const newDispute: NewDispute = { reason: 'wrong-number', text: 'Nummeret går til en kiosk.' };
const open = (changes: Partial<Sale> = {}) => disputed(sampleSale(changes), newDispute, after(1));

describe('a disputed sale', () => {
  it('can be disputed for 14 days from the yes, to the millisecond, when other sales are billed', () => {
    const last = disputed(sampleSale(), newDispute, after(14, -1));
    expect(last.dispute).toEqual({
      ...newDispute,
      at: after(14, -1),
      ...{ decision: null, answer: null, decidedAt: null },
    });
    expect(() => disputed(sampleSale(), newDispute, after(14))).toThrow('Fristen');
    const undisputed = sampleSale();
    expect(isBillable(undisputed, after(14, -1))).toBe(false);
    expect(isBillable(undisputed, after(14))).toBe(true);
    expect(canDisputeUntil(sampleSale(), after(13))).toEqual(after(14));
    expect(canDisputeUntil(sampleSale(), after(14))).toBeNull();
    expect(canDisputeUntil(null, after(1))).toBeNull();
  });

  it('that is due again can be disputed within 14 days of that, and is billed then', () => {
    const again = sampleSale({ dueAgainAt: after(20) });
    expect(canDisputeUntil(again, after(34, -1))).toEqual(after(34));
    expect(canDisputeUntil(again, after(34))).toBeNull();
    expect(isBillable(again, after(34, -1))).toBe(false);
    expect(isBillable(again, after(34))).toBe(true);
    expect(disputed(again, newDispute, after(33)).dispute).toMatchObject(newDispute);
  });

  it('is disputed once; repeating it changes nothing', () => {
    expect(disputed(open(), newDispute, after(2))).toEqual(open());
    expect(() => disputed(open(), { ...newDispute, text: 'x' }, after(2))).toThrow(
      'Du har allerede sagt fra om dette oppdraget.',
    );
    const other = { ...newDispute, reason: 'duplicate' } as const;
    const before = expect.objectContaining({ code: 'sale-disputed' });
    expect(() => disputed(open(), other, after(2))).toThrow(before);
    const refused = ruledOn(open(), { decision: 'refused', answer: 'Nei.' }, after(2));
    expect(() => disputed(refused, newDispute, after(3))).toThrow('allerede');
    expect(canDisputeUntil(open(), after(2))).toBeNull();
  });

  it.each<[string, Partial<Sale>]>([
    ['is credited', { paymentStatus: 'credited' }],
    ['is to be paid back', { paymentStatus: 'paid', toPayBackSince: YES }],
  ])('is not too late, but nothing to pay, where it %s', (_, changes) => {
    for (const days of [2, 20]) {
      const dispute = () => disputed(sampleSale(changes), newDispute, after(days));
      const closed = { code: 'assignment-closed', message: 'Du skal ikke betale for oppdraget.' };
      expect(dispute).toThrow(expect.objectContaining(closed));
    }
  });

  describe('of an owner who cannot be reached', () => {
    const unreached = (...triedOn: string[]): NewDispute => ({
      ...{ reason: 'unreachable', text: 'Ringte begge dager.', triedOn },
    });
    const dayOf = (moment: Date) => norwegianDay(moment);
    const [first, last] = [dayOf(YES), dayOf(after(3))];

    it('lists the days of attempts once each, in order, and is repeatable in any order', () => {
      const said = disputed(sampleSale(), unreached(last, first, last), after(3));
      expect(said.dispute).toMatchObject({ reason: 'unreachable', triedOn: [first, last] });
      expect(disputed(said, unreached(first, last), after(3))).toBe(said);
      expect(() => disputed(said, unreached(first, dayOf(after(1))), after(3))).toThrow('allerede');
    });

    it.each([
      ['no day', []],
      ['one day', [first]],
      ['one day twice', [first, first]],
      ['a day before the reveal', [dayOf(after(-1)), first]],
      ['a day to come', [first, dayOf(after(4))]],
      ['no real day', [first, '2026-02-31']],
      ['a sentence', [first, 'i går']],
      ['eleven days', Array.from({ length: 11 }, (_, nth) => dayOf(after(nth)))],
    ])('needs two days of attempts since the reveal: %s is refused', (_, days) => {
      const refused = () => disputed(sampleSale(), unreached(...days), after(3));
      expect(refused).toThrow('Oppgi minst to forskjellige dager du prøvde');
    });

    it('takes ten days of attempts at most', () => {
      const tried = (count: number) =>
        unreached(...Array.from({ length: count }, (_, nth) => dayOf(after(nth))));
      expect(disputed(sampleSale(), tried(10), after(13)).dispute?.triedOn).toHaveLength(10);
      expect(() => disputed(sampleSale(), tried(11), after(13))).toThrow('Oppgi minst to');
    });

    it('keeps no days for another reason', () => {
      const other = { ...newDispute, triedOn: [first, last] };
      expect(disputed(sampleSale(), other, after(3)).dispute).not.toHaveProperty('triedOn');
    });
  });

  it('is neither billed nor marked while the dispute is open', () => {
    expect(isBillable(open(), after(99))).toBe(false);
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
    expect(isBillable(refused, after(20))).toBe(true);
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
    expect(canDisputeUntil(letGo, after(2))).toBeNull();
  });

  it('has no open dispute once it is credited otherwise', () => {
    const credited = settled(open(), 'credited', after(2));
    expect(credited.dispute).toMatchObject({
      ...{ decision: 'credited', answer: null, decidedAt: after(2) },
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { type BankLineAct, decidedOn, isWaiting, placedOn, restOf } from './bank-lines.js';
import { sampleBankLine } from '../testing/sample-bank-line.js';

const at = new Date('2026-12-11T10:00:00Z');
const act = (name: BankLineAct) => ({ id: 'd', act: name, reason: 'Feil', at });
const line = (changes: object = {}) => ({
  ...{ ...sampleBankLine(), id: 'l', placedOre: 0, decisions: [], ...changes },
});
const settled = expect.objectContaining({ code: 'bank-line-settled' });
const wrongSum = expect.objectContaining({ code: 'bank-line-amount' });
const INVOICE = { id: 'i' };

describe('a bank line', () => {
  it('waits until its whole sum is on invoices', () => {
    expect(placedOn(line(), INVOICE, 'p')).toEqual({
      ...{ id: 'p', invoiceId: 'i', amountOre: 75_000, paidOn: '2026-12-10', source: 'placed' },
      ...{ bankLineId: 'l', undoes: null, reason: null },
    });
    const part = line({ placedOre: 50_000 });
    expect([restOf(part), isWaiting(part)]).toEqual([25_000, true]);
    expect(placedOn(part, INVOICE, 'p', 10_000).amountOre).toBe(10_000);
    expect(() => placedOn(part, INVOICE, 'p', 25_001)).toThrow(wrongSum);
    const whole = line({ placedOre: 75_000 });
    expect(isWaiting(whole)).toBe(false);
    expect(() => placedOn(whole, INVOICE, 'p')).toThrow(settled);
  });

  it('is neither placed nor decided on when its placed sum has changed since it was seen', () => {
    const part = line({ placedOre: 50_000 });
    expect(placedOn(part, INVOICE, 'p', 10_000, 50_000).amountOre).toBe(10_000);
    expect(() => placedOn(part, INVOICE, 'p', 10_000, 0)).toThrow(settled);
    expect(decidedOn(part, act('explained'), 50_000)).toMatchObject(act('explained'));
    expect(() => decidedOn(part, act('explained'), 0)).toThrow(settled);
  });

  it('is placed with a negative sum when the bank takes it back', () => {
    const back = line({ amountOre: -75_000 });
    expect(placedOn(back, INVOICE, 'p').amountOre).toBe(-75_000);
    expect(() => placedOn(back, INVOICE, 'p', 75_000)).toThrow(wrongSum);
  });

  it.each([{ currency: 'EUR' }, { doubt: 'Summene er ulike.' }])(
    'without an exact sum is placed once, with a given sum: %j',
    (changes) => {
      const unsure = line(changes);
      expect(restOf(unsure)).toBeNull();
      expect(() => placedOn(unsure, INVOICE, 'p')).toThrow(wrongSum);
      expect(placedOn(unsure, INVOICE, 'p', 880_000).amountOre).toBe(880_000);
      expect(isWaiting(line({ ...changes, placedOre: 880_000 }))).toBe(false);
    },
  );

  it('is never placed with no sum, also where the bank states none', () => {
    expect(() => placedOn(line(), INVOICE, 'p', 0)).toThrow(wrongSum);
    const unsure = line({ amountOre: 0, doubt: 'Summene er ulike.' });
    expect(() => placedOn(unsure, INVOICE, 'p', 0)).toThrow(wrongSum);
  });

  it('waits with the part that is taken off an invoice after the rest was sent back', () => {
    const part = line({ placedOre: 50_000 });
    const decisions = [decidedOn(part, act('sent-back'))];
    expect(restOf(line({ placedOre: 50_000, decisions }))).toBe(0);
    const undone = line({ placedOre: 0, decisions });
    expect([restOf(undone), isWaiting(undone)]).toEqual([50_000, true]);
    expect(() => placedOn(undone, INVOICE, 'p', 50_001)).toThrow(wrongSum);
    const again = line({ decisions: [...decisions, decidedOn(undone, act('explained'))] });
    expect(isWaiting(again)).toBe(false);
    const open = line({ decisions: [...again.decisions, decidedOn(again, act('reopened'))] });
    expect(restOf(open)).toBe(75_000);
  });

  it('counts a decision as later than the previous one where the clock was set back', () => {
    const decided = decidedOn(line(), act('sent-back'));
    const earlier = { ...act('reopened'), at: new Date(+at - 60_000) };
    const reopened = decidedOn(line({ decisions: [decided] }), earlier);
    expect(+reopened.at).toBe(+at + 1);
  });

  it('stops waiting once it is sent back or explained, until it is reopened', () => {
    const decided = line({ decisions: [decidedOn(line(), act('sent-back'))] });
    expect(isWaiting(decided)).toBe(false);
    expect(() => placedOn(decided, INVOICE, 'p')).toThrow(settled);
    expect(() => decidedOn(decided, act('explained'))).toThrow(settled);
    expect(() => decidedOn(line(), act('reopened'))).toThrow(settled);
    const open = line({ decisions: [...decided.decisions, decidedOn(decided, act('reopened'))] });
    expect(isWaiting(open)).toBe(true);
    expect(() => decidedOn(open, act('reopened'))).toThrow(settled);
  });
});

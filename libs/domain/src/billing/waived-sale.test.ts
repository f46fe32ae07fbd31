import { describe, expect, it } from '@jest/globals';
import { ruledOn, isWaiverUndoable, markedByHand, waiverUndone } from './waived-sale.js';
import { settledAsWaived, settled } from './settled-sale.js';
import { sampleSale } from '../testing/sample-sale.js';

const at = new Date('2026-11-20T12:00:00.000Z');
const later = new Date('2026-12-20T12:00:00.000Z');
const pending = sampleSale();
const credit = (sale = pending) => markedByHand(sale, 'credited', at);
const undo = (sale = credit()) => waiverUndone(sale, 'Feil salg', later);
const refused = expect.objectContaining({ code: 'sale-settled' });

describe('a waived sale', () => {
  it('is due again from when the waiver is undone, with the reason stored', () => {
    const was = { paymentStatus: 'pending', settledAt: null, toPayBackSince: null };
    expect(undo()).toEqual({
      ...pending,
      dueAgainAt: later,
      waivers: [{ at, was, undoneAt: later, reason: 'Feil salg', isSuperseded: false }],
    });
  });

  it('returns to its status before it was credited', () => {
    const paid = settled(pending, 'paid', at);
    expect(undo(credit(paid))).toMatchObject({ paymentStatus: 'paid', dueAgainAt: null });
    const back = settledAsWaived(paid, at);
    expect(undo(credit(back))).toMatchObject({ paymentStatus: 'paid', toPayBackSince: at });
  });

  it('on a credit note is due on a new invoice', () => {
    const paid = { ...settled(pending, 'paid', at), invoiceId: 'i' };
    const due = undo({ ...credit(paid), creditNoteId: 'n' });
    expect(due).toMatchObject({ paymentStatus: 'pending', invoiceId: null, creditNoteId: null });
    expect(due).toMatchObject({ settledAt: null, dueAgainAt: later });
  });

  it('is not due again before its credit note is issued', () => {
    const credited = credit({ ...pending, invoiceId: 'i' });
    expect(isWaiverUndoable(credited)).toBe(false);
    expect(() => undo(credited)).toThrow(refused);
  });

  it('has its undecided dispute reopened', () => {
    const said = { reason: 'duplicate', text: 'Samme bolig.', at } as const;
    const dispute = { ...said, decision: null, answer: null, decidedAt: null };
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    expect(undo(ruledOn({ ...pending, dispute }, ruling, at)).dispute).toEqual(dispute);
    const paid = { ...settled(pending, 'paid', at), dispute };
    const back = ruledOn(paid, ruling, at);
    expect(back.toPayBackSince).toEqual(at);
    expect(undo(credit(back))).toMatchObject({ toPayBackSince: at, paymentStatus: 'paid' });
    expect(undo(undo(credit(back)))).toMatchObject({ ...paid, waivers: [{}, {}] });
  });

  it('can be waived and made due again any number of times', () => {
    const twice = undo(credit(undo()));
    expect([twice.paymentStatus, twice.waivers.length]).toEqual(['pending', 2]);
    expect(isWaiverUndoable(twice)).toBe(false);
    expect(() => undo(twice)).toThrow(refused);
  });

  it('stays credited when the assignment failed, earlier or later', () => {
    expect(() => undo(settledAsWaived(pending, at))).toThrow(refused);
    const superseded = settledAsWaived(credit(), at);
    expect(isWaiverUndoable(superseded)).toBe(false);
    expect(() => undo(superseded)).toThrow(refused);
  });

  it('whose money went back by mistake can be marked so, though the assignment failed', () => {
    const back = settledAsWaived(settled(pending, 'paid', at), at);
    expect(isWaiverUndoable(settledAsWaived(credit(back), later))).toBe(true);
  });
});

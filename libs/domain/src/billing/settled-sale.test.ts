import { describe, expect, it } from '@jest/globals';
import { PAYMENT_STATUSES } from './sale.js';
import {
  settledAsWaived,
  dueAgain,
  settled,
  settledByPayment,
  toBillAgain,
  markedByHand,
  ruledOn,
  isWaiverUndoable,
  waiverUndone,
} from './settled-sale.js';
import { sampleSale } from '../testing/sample-sale.js';

const at = new Date('2026-11-20T12:00:00.000Z');
const pending = sampleSale();

describe('a sale', () => {
  it('is paid, and credited when the money goes back', () => {
    const paid = settled(pending, 'paid', at);
    expect(paid).toMatchObject({ paymentStatus: 'paid', settledAt: at });
    expect(settled(paid, 'credited', at).paymentStatus).toBe('credited');
  });

  it('is pending again when the payment was a mistake, and never changes once credited', () => {
    expect(settled(settled(pending, 'paid', at), 'pending', at)).toEqual(pending);
    const credited = settled(pending, 'credited', at);
    expect(() => settled(pending, 'pending', at)).toThrow('Salget er ikke gjort opp');
    for (const status of PAYMENT_STATUSES) {
      expect(() => settled(credited, status, at)).toThrow('Salget er allerede kreditert');
      expect(() => settled(credited, status, at)).toThrow(refused);
    }
  });

  it('on an invoice can be credited by hand, and otherwise follows the invoice', () => {
    const invoiced = { ...pending, invoiceId: 'i' };
    expect(() => markedByHand(invoiced, 'paid', at)).toThrow('Merk fakturaen i stedet.');
    expect(markedByHand(invoiced, 'credited', at).paymentStatus).toBe('credited');
    expect(markedByHand(pending, 'paid', at).paymentStatus).toBe('paid');
    const paid = settledByPayment(invoiced, true, at);
    expect(paid).toEqual({ ...invoiced, paymentStatus: 'paid', settledAt: at });
    expect(paid && settledByPayment(paid, true, at)).toBeUndefined();
    expect(paid && settledByPayment(paid, false, at)).toEqual(invoiced);
    const credited = settled(invoiced, 'credited', at);
    expect(settledByPayment(credited, true, at)).toBeUndefined();
  });

  it('of a failed assignment is credited, also when its invoice is paid', () => {
    const paid = settled(pending, 'paid', at);
    expect(settledAsWaived(pending, at).paymentStatus).toBe('credited');
    expect(settledAsWaived({ ...paid, invoiceId: 'i' }, at).paymentStatus).toBe('credited');
    const credited = settled(pending, 'credited', at);
    expect(settledAsWaived(credited, at)).toBe(credited);
  });

  it('on an invoice that is billed again is due on no invoice', () => {
    const paid = { ...settled(pending, 'paid', at), invoiceId: 'i', creditNoteId: 'n' };
    expect(toBillAgain(paid)).toEqual(pending);
  });

  it('that is credited by a ruling twice has one waiver', () => {
    const said = { reason: 'duplicate', text: 'Samme bolig.', at } as const;
    const dispute = { ...said, decision: null, answer: null, decidedAt: null };
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    const credited = settled(pending, 'credited', at);
    expect(ruledOn({ ...credited, dispute }, ruling, later).waivers).toEqual([]);
  });

  it('is credited once, however often its assignment fails', () => {
    const back = settledAsWaived(settled(pending, 'paid', at), at);
    expect(settledAsWaived(back, later)).toEqual(back);
    expect(settledAsWaived(settled(pending, 'credited', at), later)).toMatchObject({ waivers: [] });
  });

  it('that was marked paid without an invoice is credited by hand once the money is back', () => {
    const paid = settled(pending, 'paid', at);
    const back = settledAsWaived(paid, at);
    expect(back).toEqual({ ...paid, toPayBackSince: at });
    expect(settledAsWaived(back, new Date())).toEqual(back);
    expect(() => markedByHand(back, 'pending', at)).toThrow('skal ikke betale dette');
    const settledSale = expect.objectContaining({ code: 'sale-settled' });
    expect(() => markedByHand(back, 'pending', at)).toThrow(settledSale);
    const credited = markedByHand(back, 'credited', at);
    expect(credited).toMatchObject({ paymentStatus: 'credited', toPayBackSince: null });
  });

  it('whose money is to go back can no longer be disputed', () => {
    const text = 'Eieren hadde allerede en stylist.';
    const dispute = { reason: 'duplicate', text, at, decision: null } as const;
    const open = { ...pending, dispute: { ...dispute, answer: null, decidedAt: null } };
    const back = settledAsWaived(settled(open, 'paid', at), at);
    expect(back.dispute).toMatchObject({ decision: 'credited', decidedAt: at });
  });

  it('that is due again can be disputed anew, unless it is paid or on an invoice', () => {
    const credited = settled(pending, 'credited', at);
    const back = settledAsWaived(settled(pending, 'paid', at), at);
    expect(dueAgain(credited, 'pending', later)?.dueAgainAt).toEqual(later);
    expect(dueAgain({ ...credited, invoiceId: 'i' }, 'pending', later)?.dueAgainAt).toBeNull();
    expect(dueAgain(back, 'paid', later)?.dueAgainAt).toBeNull();
  });

  it("that is due again has its dispute without the administrator's answer", () => {
    const said = { reason: 'duplicate', text: 'Samme bolig.', at } as const;
    const dispute = { ...said, decision: 'credited', answer: 'Ja.', decidedAt: at } as const;
    const due = dueAgain({ ...settled(pending, 'credited', at), dispute }, 'pending', at);
    expect(due?.dispute).toEqual({ ...said, decision: null, answer: null, decidedAt: null });
  });
});

const later = new Date('2026-12-20T12:00:00.000Z');

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
    expect(() => undo(credited)).toThrow('eller kreditnotaen er ikke utstedt ennå');
  });

  it('has its undecided dispute reopened', () => {
    const said = { reason: 'duplicate', text: 'Samme bolig.', at } as const;
    const dispute = { ...said, decision: null, answer: null, decidedAt: null };
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    expect(undo(ruledOn({ ...pending, dispute }, ruling, at)).dispute).toEqual(dispute);
    const paid = { ...settled(pending, 'paid', at), dispute };
    const back = ruledOn(paid, ruling, at);
    expect(back.toPayBackSince).toEqual(at);
    expect(undo(credit(back))).toMatchObject({ toPayBackSince: at, dispute: back.dispute });
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

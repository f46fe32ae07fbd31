import { beforeEach, describe, expect, it } from '@jest/globals';
import { decideInOrder } from '../case-ledger.js';
import { DISPUTE_DAYS } from '../../billing/sale.js';
import { OpenCase } from '../open-case.js';
import type { OtherLead } from '../other-lead.js';
import type { Lead } from '../../leads/lead.js';
import { PartnerPool } from '../../assignments/partner-pool.js';
import { Market } from '../../testing/market.js';
import { othersOf } from '../../testing/others-of.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { acceptAssignment, undoAnswer } from '../answer.js';
import { earlierErased, keepApart, mergeByHand } from '../merging.js';
import { withdrawByHand } from '../by-hand.js';
import { advance } from '../advance.js';
import { disputeSale, partnersWithSale, ruleOnDispute } from '../case-sales.js';
import { recordReport, answerWin } from '../report.js';
import { withdrawByOwner } from '../owner-consents.js';
import { setStatus } from '../pending-status.js';

let market: Market;
beforeEach(() => {
  market = new Market();
});

const OTHER_PERSON = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
const THIRD_PERSON = { customerPhone: '97654321', customerEmail: 'eva@online.no' };

let received = 0;
/** A lead that every asked partner accepts. */
const accepted = (changes: Partial<Lead> = {}) => {
  received += 1;
  const id = `lead-${String(received).padStart(4, '0')}`;
  market.receive(sampleLead({ id, receivedAt: market.now, ...changes }));
  market.settle();
  for (const each of market.state(id).assignments)
    market.happen(id, (it) => acceptAssignment(it, each.id));
  market.settle();
  return id;
};
const days = (count: number) => market.advanceHours(24 * count);
const of = (id: string, name = 'S1') =>
  market.state(id).assignments.find(({ partnerId }) => partnerId === `partner-${name}`)?.id ?? '';
const costs = (id: string, name = 'S1') =>
  market.state(id).sales.find(({ partnerId }) => partnerId === `partner-${name}`)?.paymentStatus;
const history = (id: string) =>
  market.events.filter(({ leadId }) => leadId === id).map(({ kind }) => kind);
const join = (id: string) => {
  market.happen(id, (it) => mergeByHand(it));
  market.settle();
};

/** Two merged leads, accepted by S1 and S2, who pay for the first. */
const bothTaken = () => {
  market.join('S1');
  market.join('S2');
  const first = accepted();
  const second = accepted(OTHER_PERSON);
  join(second);
  expect([costs(second), costs(second, 'S2')]).toEqual(['credited', 'credited']);
  return { first, second };
};

describe('a partner that lost the earlier lead only', () => {
  it.each<[string, (first: string) => void]>([
    ['by undoing its yes', (first) => market.happen(first, (it) => undoAnswer(it, of(first)))],
    ['by an administrator', (first) => market.happen(first, (it) => withdrawByHand(it, of(first)))],
  ])('%s, is the only one to pay for the later lead, once, within a day', (_, lose) => {
    const { first, second } = bothTaken();
    lose(first);
    days(10);
    expect([costs(first), costs(second)]).toEqual(['credited', 'pending']);
    expect([costs(first, 'S2'), costs(second, 'S2')]).toEqual(['pending', 'credited']);
    expect(market.state(second).mergedInto).toBe(first);
    const ofCosts = history(second).filter((kind) => kind === 'sale-due-again');
    expect(ofCosts).toHaveLength(1);
    const emails = market.mails.filter(({ kind }) => kind === 'sale-due-again');
    expect(emails).toEqual([{ leadId: second, kind: 'sale-due-again', assignmentId: of(second) }]);
  });

  it('pays for the later one also when both came from one mailbox', () => {
    const services = ['Fullstyling', 'Delstyling'] as const;
    market.join('S1', { services });
    const first = accepted();
    /** With an old payment, the second lead has its price. */
    const before = market.state(first);
    const sales = before.sales.map((it) => ({ ...it, createdAt: new Date(0) }));
    market.leads.set(first, { ...before, sales });
    const second = accepted({ serviceType: 'Delstyling' });
    market.leads.set(first, before);
    join(second);
    expect(costs(second)).toBe('credited');
    market.happen(first, (it) => withdrawByHand(it, of(first)));
    days(2);
    expect(costs(second)).toBe('pending');
  });

  it('pays for only one of two leads merged into it, also in one batch', () => {
    market.join('S1');
    const first = accepted();
    const others = [accepted(OTHER_PERSON), accepted(THIRD_PERSON)];
    others.forEach(join);
    market.join('S2');
    market.happen(first, (it) => withdrawByHand(it, of(first)));
    const states = others.map((id) => market.state(id));
    const together = states.map((one) => ({
      ...one,
      others: othersOf(one, market.leads.values()),
    }));
    const pool = new PartnerPool([...market.partners.values()], [], 0);
    const decided = decideInOrder(together, (state) => {
      const leadCase = new OpenCase(state, pool, market.policy, market.now, market.newId);
      advance(leadCase);
      return leadCase.changes();
    });
    expect([...decided].map(({ sales }) => sales.length)).toEqual([1, 0]);
    days(3);
    expect(others.map((id) => market.state(id).mergedInto)).toEqual([first, first]);
    expect(others.map((id) => costs(id))).toEqual(['pending', 'credited']);
  });

  it('is not billed again after the administrator credited it', () => {
    const { first, second } = bothTaken();
    market.happen(first, (it) => undoAnswer(it, of(first)));
    days(2);
    const newDispute = { reason: 'wrong-number', text: 'Feil nummer' } as const;
    market.happen(second, (it) => disputeSale(it, of(second), newDispute));
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    market.happen(second, (it) => ruleOnDispute(it, of(second), ruling));
    days(DISPUTE_DAYS);
    expect(costs(second)).toBe('credited');
  });

  it('never pays twice once it has paid for the earlier lead, however long ago', () => {
    const { first, second } = bothTaken();
    market.happen(first, (it) => recordReport(it, of(first), 'contacted'));
    market.happen(first, (it) => withdrawByHand(it, of(first)));
    days(120);
    expect([costs(first), costs(second)]).toEqual(['pending', 'credited']);
  });
});

describe('the erasure of the earlier lead', () => {
  it('makes the sales due of partners that do not pay for it', () => {
    const { first, second } = bothTaken();
    market.happen(first, (it) => withdrawByHand(it, of(first)));
    const payers: string[] = [];
    market.happen(first, (it) => payers.push(...partnersWithSale(it)));
    expect(payers).toEqual(['partner-S2']);
    market.happen(second, (it) => earlierErased(it, ['partner-S1', ...payers]));
    expect([costs(second), costs(second, 'S2')]).toEqual(['credited', 'credited']);
    market.happen(second, (it) => earlierErased(it, []));
    expect([costs(second), costs(second, 'S2')]).toEqual(['pending', 'credited']);
  });

  it('changes no sale of a lead that is merged no more', () => {
    const { second } = bothTaken();
    const before = market.state(second);
    market.leads.set(second, { ...before, mergedInto: null, mergeKind: null });
    market.happen(second, (it) => earlierErased(it, []));
    expect(market.state(second).sales).toEqual(before.sales);
  });
});

describe('a closed later lead', () => {
  const won = (id: string) => {
    market.happen(id, (it) => recordReport(it, of(id), 'won'));
    market.happen(id, (it) => answerWin(it, of(id), true));
  };
  const withdrawn = (id: string) => market.happen(id, (it) => withdrawByOwner(it));

  it.each<[string, (first: string, second: string) => void]>([
    [
      'before',
      (first, second) => {
        won(second);
        days(3);
        withdrawn(first);
      },
    ],
    [
      'after',
      (first, second) => {
        withdrawn(first);
        won(second);
      },
    ],
  ])('is due once the earlier lead ends, if it was won %s that', (_, end) => {
    const { first, second } = bothTaken();
    end(first, second);
    days(2);
    expect([costs(first), costs(second)]).toEqual(['credited', 'pending']);
    expect([costs(first, 'S2'), costs(second, 'S2')]).toEqual(['credited', 'pending']);
    const after = { status: 'won', mergedInto: null, matchingDueAt: null };
    expect(market.state(second)).toMatchObject(after);
    expect(history(second)).toContain('kept-apart');
  });

  it('is due also when it was won before the merge', () => {
    market.join('S1');
    const first = accepted();
    const second = accepted(OTHER_PERSON);
    won(second);
    join(second);
    expect(costs(second)).toBe('credited');
    withdrawn(first);
    days(2);
    expect(costs(second)).toBe('pending');
  });

  it('is left alone once all sales are settled: no merge, no offers', () => {
    const { first, second } = bothTaken();
    market.join('S3');
    market.happen(second, (it) => setStatus(it, 'lost'));
    expect(market.state(second).matchingDueAt).not.toBeNull();
    const third = accepted(THIRD_PERSON);
    withdrawn(first);
    days(3);
    expect(market.state(third)).toMatchObject({ status: 'matched', mergedInto: null });
    const { assignments, ...after } = market.state(second);
    expect(after).toMatchObject({ mergedInto: null, perhapsSameAs: null, matchingDueAt: null });
    expect(assignments).toHaveLength(2);
  });

  it('needs no more looks if no sale was waived', () => {
    const { first, second } = bothTaken();
    won(first);
    expect(market.state(first).matchingDueAt).toBeNull();
    market.happen(second, (it) => keepApart(it));
    market.settle();
    won(second);
    expect(market.state(second).matchingDueAt).toBeNull();
  });
});

describe('a later lead that was withdrawn after a report', () => {
  const begunAndTakenBack = (id: string) => {
    market.happen(id, (it) => recordReport(it, of(id), 'contacted'));
    market.happen(id, (it) => withdrawByHand(it, of(id)));
  };

  it('is due again when the two are separated', () => {
    const { second } = bothTaken();
    begunAndTakenBack(second);
    market.happen(second, (it) => keepApart(it));
    expect([costs(second), costs(second, 'S2')]).toEqual(['pending', 'pending']);
    const emails = market.mails.filter(({ kind }) => kind === 'sale-due-again');
    expect(emails).toContainEqual({
      ...{ leadId: second, kind: 'sale-due-again', assignmentId: of(second) },
    });
  });

  it('is waived by a later merge, so that no partner pays for both', () => {
    market.join('S1');
    const first = accepted();
    const second = accepted(OTHER_PERSON);
    begunAndTakenBack(second);
    expect(costs(second)).toBe('pending');
    join(second);
    expect([costs(first), costs(second)]).toEqual(['pending', 'credited']);
  });
});

it('the next lead in a batch sees each of two changed sales for its own partner', () => {
  const { first, second } = bothTaken();
  const states = [first, second].map((id) => ({
    ...market.state(id),
    others: othersOf(market.state(id), market.leads.values()),
  }));
  const seen: (readonly OtherLead[])[] = [];
  const decided = decideInOrder(states, (state) => {
    seen.push(state.others);
    const pool = new PartnerPool([...market.partners.values()], [], 0);
    const changes = new OpenCase(state, pool, market.policy, market.now, market.newId).changes();
    const sales = state.sales.map((sale) => ({
      ...sale,
      paymentStatus: sale.partnerId === 'partner-S1' ? ('credited' as const) : sale.paymentStatus,
    }));
    return { ...changes, sales };
  });
  expect([...decided].map(({ sales }) => sales.length)).toEqual([2, 2]);
  const sold = seen[1]?.[0]?.reveals.map((it) => [it.partnerId, it.soldAt !== null]);
  expect(Object.fromEntries(sold ?? [])).toEqual({ 'partner-S1': false, 'partner-S2': true });
});

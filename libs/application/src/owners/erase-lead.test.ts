import {
  acceptAssignment,
  mergeByHand,
  withdrawByOwner,
  disputeSale,
  ruleOnDispute,
  withdrawByHand,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { EraseStrayMessages } from '../notifications/messages.js';
import { EraseLead } from './erase-lead.js';
import type { AuditLog } from '../users/audit-log.js';
import { STEP } from '../core/testing/happen.js';
import { InMemoryRetentionRepository } from '../retention/testing/in-memory-retention-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

const setUp = async (kept: string[] = []) => {
  const market = new TestMarket();
  const messages = {
    notificationIds: async () => [...kept],
    erase: async (ids: readonly string[]) => {
      for (const id of ids) kept.splice(kept.indexOf(id), 1);
    },
  };
  const strays = new EraseStrayMessages(messages, new InMemoryRetentionRepository(market.store));
  const beside: Promise<unknown>[] = [];
  const audit: Pick<AuditLog, 'beside'> = {
    beside: (work) => {
      const done = work();
      beside.push(done);
      return done;
    },
  };
  const eraseLead = new EraseLead(market.leads, market.cases, strays, audit, {
    execute: async () => undefined,
  });
  return { market, eraseLead, kept, beside, lead: await market.receive() };
};

describe('the erasure of stray messages', () => {
  it('does not ask the storage if no message is kept', async () => {
    const { market } = await setUp();
    const retention = new InMemoryRetentionRepository(market.store);
    let looked = 0;
    retention.withoutNotification = async () => {
      looked += 1;
      return [];
    };
    const none = { notificationIds: async () => [], erase: async () => undefined };
    await new EraseStrayMessages(none, retention).execute();
    expect(looked).toBe(0);
  });
});

describe('an erased lead', () => {
  it('loses the messages kept of it, and no others are erased', async () => {
    const { market, eraseLead, kept, lead } = await setUp(['mine', 'of another']);
    const other = await market.receive();
    market.store.notify(lead.id, 'owner-confirmation', 'mine');
    market.store.notify(other.id, 'owner-confirmation', 'of another');
    await eraseLead.execute(lead.id);
    expect([...market.store.leads.keys()]).toEqual([other.id]);
    expect(kept).toEqual(['of another']);
    await expect(eraseLead.execute(lead.id)).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});

describe('an erased lead with another merged into it', () => {
  const HOME = 'Nygårdsgaten 12, 5015 Bergen';
  const merged = async () => {
    const { market, eraseLead, beside } = await setUp();
    const partner = market.join('Anne');
    const accepted = async (customerPhone: string, customerEmail: string) => {
      const lead = await market.asked({ address: HOME, customerPhone, customerEmail });
      const own = [...market.store.assignments.values()].find(({ leadId }) => leadId === lead.id)!;
      await market.cases.open(lead.id, (leadCase) => acceptAssignment(leadCase, own.id));
      return { lead, assignmentId: own.id };
    };
    const first = await accepted('41111111', 'en@eksempel.no');
    const second = await accepted('42222222', 'to@eksempel.no');
    await market.cases.open(second.lead.id, (leadCase) => mergeByHand(leadCase));
    const due = () =>
      [...market.store.sales.values()].filter(({ paymentStatus }) => paymentStatus === 'pending');
    return { market, eraseLead, beside, partner, first, second, due, accepted };
  };

  it("makes the other's sale due where it was withdrawn first, before the scheduled check", async () => {
    const { market, eraseLead, first, second, due } = await merged();
    await market.cases.open(first.lead.id, (leadCase) => withdrawByOwner(leadCase));
    expect(due()).toEqual([]);
    await eraseLead.execute(first.lead.id);
    expect(due()).toMatchObject([{ assignmentId: second.assignmentId }]);
    expect(market.mailsOf(second.lead)).toContain('sale-due-again');
  });

  it("makes the other's sale due also where a fault has parked it", async () => {
    const { market, eraseLead, first, second, due } = await merged();
    await market.cases.open(first.lead.id, (leadCase) => withdrawByOwner(leadCase));
    await market.matching.park(first.lead.id, 'A fault');
    await eraseLead.execute(first.lead.id);
    expect(due()).toMatchObject([{ assignmentId: second.assignmentId }]);
  });

  it("remains its partner's only sale where it was accepted, parked or not", async () => {
    const { market, eraseLead, first, due } = await merged();
    await market.matching.park(first.lead.id, 'A fault');
    await eraseLead.execute(first.lead.id);
    expect(due()).toMatchObject([{ assignmentId: null }]);
  });

  it("makes the other's sale due where its own was credited", async () => {
    const { market, eraseLead, first, second, due } = await merged();
    const newDispute = { reason: 'wrong-number', text: 'Feil nummer' } as const;
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    await market.cases.open(first.lead.id, (it) => disputeSale(it, first.assignmentId, newDispute));
    await market.cases.open(first.lead.id, (it) => ruleOnDispute(it, first.assignmentId, ruling));
    await eraseLead.execute(first.lead.id);
    expect(due()).toMatchObject([{ assignmentId: second.assignmentId }]);
  });

  it("remains its partner's only sale where it was accepted", async () => {
    const { market, eraseLead, first, second, due } = await merged();
    await eraseLead.execute(first.lead.id);
    expect(due()).toMatchObject([{ assignmentId: null }]);
    market.store.advance(3 * 24 * 3600);
    await market.matching.decideDue([second.lead.id], market.store.now, STEP(market.store.now));
    expect(due()).toMatchObject([{ assignmentId: null }]);
  });

  it.each([false, true])(
    "makes no second sale due where its own was due instead of its duplicates', parked: %s",
    async (isSetAside) => {
      const { market, eraseLead, first, second, due, accepted } = await merged();
      const third = await accepted('43333333', 'tre@eksempel.no');
      await market.cases.open(third.lead.id, (leadCase) => mergeByHand(leadCase));
      await market.cases.open(first.lead.id, (leadCase) =>
        withdrawByHand(leadCase, first.assignmentId),
      );
      const pass = async () => {
        market.store.advance(2 * 24 * 3600);
        const { now } = market.store;
        await market.matching.decideDue([second.lead.id, third.lead.id], now, STEP(now));
      };
      await pass();
      const paysFor = [second, third].filter(({ assignmentId }) =>
        due().some((sale) => sale.assignmentId === assignmentId),
      );
      expect(paysFor).toHaveLength(1);
      for (const { lead } of paysFor) {
        if (isSetAside) await market.matching.park(lead.id, 'A fault');
        await eraseLead.execute(lead.id);
      }
      await pass();
      expect(due()).toMatchObject([{ assignmentId: null }]);
      await eraseLead.execute(first.lead.id);
      expect(due()).toMatchObject([{ assignmentId: null }]);
    },
  );

  it('is recorded in the log by the erasure, and not by the settling before it', async () => {
    const { market, eraseLead, beside, first, second } = await merged();
    await market.cases.open(first.lead.id, (leadCase) => withdrawByOwner(leadCase));
    market.leads.erase = () => Promise.reject(new Error('The storage is away'));
    await expect(eraseLead.execute(first.lead.id)).rejects.toThrow('away');
    expect(market.mailsOf(second.lead)).toContain('sale-due-again');
    expect(beside).toHaveLength(1);
  });

  it('is erased also where the remaining lead is erased in that moment', async () => {
    const { market, eraseLead, first, second } = await merged();
    const { cases } = market;
    const open = cases.open.bind(cases);
    cases.open = (leadId, step) => {
      market.store.leads.delete(second.lead.id);
      return open(leadId, step);
    };
    await eraseLead.execute(first.lead.id);
    expect(market.store.leads.has(first.lead.id)).toBe(false);
  });
});

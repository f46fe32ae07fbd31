import { describe, expect, it } from '@jest/globals';
import { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import { EraseLead } from './erase-lead.js';
import type { AuditLog } from '../users/audit-log.js';
import { STEP } from '../core/testing/happen.js';
import { InMemoryRetentionRepository } from '../leads/testing/in-memory-retention-repository.js';
import { Office } from '../core/testing/office.js';

const setUp = async (kept: string[] = []) => {
  const office = new Office();
  const messages = {
    notificationIds: async () => [...kept],
    erase: async (ids: readonly string[]) => {
      for (const id of ids) kept.splice(kept.indexOf(id), 1);
    },
  };
  const strays = new EraseStrayMessages(messages, new InMemoryRetentionRepository(office.store));
  const beside: Promise<unknown>[] = [];
  const audit: Pick<AuditLog, 'beside'> = {
    beside: (work) => {
      const done = work();
      beside.push(done);
      return done;
    },
  };
  const eraseLead = new EraseLead(office.leads, office.cases, strays, audit);
  return { office, eraseLead, kept, beside, lead: await office.receive() };
};

describe('kept messages', () => {
  it('are not looked up in the storage where there are none', async () => {
    const { office } = await setUp();
    const retention = new InMemoryRetentionRepository(office.store);
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
    const { office, eraseLead, kept, lead } = await setUp(['mine', 'of another']);
    const other = await office.receive();
    office.store.notify(lead.id, 'owner-confirmation', 'mine');
    office.store.notify(other.id, 'owner-confirmation', 'of another');
    await eraseLead.execute(lead.id);
    expect([...office.store.leads.keys()]).toEqual([other.id]);
    expect(kept).toEqual(['of another']);
    await expect(eraseLead.execute(lead.id)).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});

describe('an erased lead with another merged into it', () => {
  const HOME = 'Nygårdsgaten 12, 5015 Bergen';
  const joined = async () => {
    const { office, eraseLead, beside } = await setUp();
    const partner = office.join('Anne');
    const taken = async (customerPhone: string, customerEmail: string) => {
      const lead = await office.asked({ address: HOME, customerPhone, customerEmail });
      const own = [...office.store.assignments.values()].find(({ leadId }) => leadId === lead.id)!;
      await office.cases.open(lead.id, (leadCase) => leadCase.accept(own.id));
      return { lead, assignmentId: own.id };
    };
    const first = await taken('41111111', 'en@eksempel.no');
    const second = await taken('42222222', 'to@eksempel.no');
    await office.cases.open(second.lead.id, (leadCase) => leadCase.join());
    const owed = () =>
      [...office.store.sales.values()].filter(({ paymentStatus }) => paymentStatus === 'pending');
    return { office, eraseLead, beside, partner, first, second, owed, taken };
  };

  it("makes the other's sale due where it was withdrawn first, before the scheduled check", async () => {
    const { office, eraseLead, first, second, owed } = await joined();
    await office.cases.open(first.lead.id, (leadCase) => leadCase.withdrawByOwner());
    expect(owed()).toEqual([]);
    await eraseLead.execute(first.lead.id);
    expect(owed()).toMatchObject([{ assignmentId: second.assignmentId }]);
    expect(office.mailsOf(second.lead)).toContain('cost-owed-again');
  });

  it("makes the other's sale due also where a fault has parked it", async () => {
    const { office, eraseLead, first, second, owed } = await joined();
    await office.cases.open(first.lead.id, (leadCase) => leadCase.withdrawByOwner());
    await office.matching.park(first.lead.id, 'A fault');
    await eraseLead.execute(first.lead.id);
    expect(owed()).toMatchObject([{ assignmentId: second.assignmentId }]);
  });

  it("remains its partner's only sale where it was accepted, parked or not", async () => {
    const { office, eraseLead, first, owed } = await joined();
    await office.matching.park(first.lead.id, 'A fault');
    await eraseLead.execute(first.lead.id);
    expect(owed()).toMatchObject([{ assignmentId: null }]);
  });

  it("makes the other's sale due where its own was credited", async () => {
    const { office, eraseLead, first, second, owed } = await joined();
    const objection = { reason: 'wrong-number', text: 'Feil nummer' } as const;
    const ruling = { decision: 'credited', answer: 'Ja.' } as const;
    await office.cases.open(first.lead.id, (it) => it.dispute(first.assignmentId, objection));
    await office.cases.open(first.lead.id, (it) => it.ruleOnDispute(first.assignmentId, ruling));
    await eraseLead.execute(first.lead.id);
    expect(owed()).toMatchObject([{ assignmentId: second.assignmentId }]);
  });

  it("remains its partner's only sale where it was accepted", async () => {
    const { office, eraseLead, first, second, owed } = await joined();
    await eraseLead.execute(first.lead.id);
    expect(owed()).toMatchObject([{ assignmentId: null }]);
    office.store.advance(3 * 24 * 3600);
    await office.matching.decideDue([second.lead.id], office.store.now, STEP(office.store.now));
    expect(owed()).toMatchObject([{ assignmentId: null }]);
  });

  it.each([false, true])(
    "makes no second sale due where its own was due instead of its duplicates', parked: %s",
    async (isSetAside) => {
      const { office, eraseLead, first, second, owed, taken } = await joined();
      const third = await taken('43333333', 'tre@eksempel.no');
      await office.cases.open(third.lead.id, (leadCase) => leadCase.join());
      await office.cases.open(first.lead.id, (leadCase) => leadCase.withdraw(first.assignmentId));
      const pass = async () => {
        office.store.advance(2 * 24 * 3600);
        const { now } = office.store;
        await office.matching.decideDue([second.lead.id, third.lead.id], now, STEP(now));
      };
      await pass();
      const paysFor = [second, third].filter(({ assignmentId }) =>
        owed().some((sale) => sale.assignmentId === assignmentId),
      );
      expect(paysFor).toHaveLength(1);
      for (const { lead } of paysFor) {
        if (isSetAside) await office.matching.park(lead.id, 'A fault');
        await eraseLead.execute(lead.id);
      }
      await pass();
      expect(owed()).toMatchObject([{ assignmentId: null }]);
      await eraseLead.execute(first.lead.id);
      expect(owed()).toMatchObject([{ assignmentId: null }]);
    },
  );

  it('is recorded in the log by the erasure, and not by the settling before it', async () => {
    const { office, eraseLead, beside, first, second } = await joined();
    await office.cases.open(first.lead.id, (leadCase) => leadCase.withdrawByOwner());
    office.leads.erase = () => Promise.reject(new Error('The storage is away'));
    await expect(eraseLead.execute(first.lead.id)).rejects.toThrow('away');
    expect(office.mailsOf(second.lead)).toContain('cost-owed-again');
    expect(beside).toHaveLength(1);
  });

  it('is erased also where the remaining lead is erased in that moment', async () => {
    const { office, eraseLead, first, second } = await joined();
    const { open } = office.cases;
    office.cases.open = async (leadId, step) => {
      office.store.leads.delete(second.lead.id);
      return open.call(office.cases, leadId, step);
    };
    await eraseLead.execute(first.lead.id);
    expect(office.store.leads.has(first.lead.id)).toBe(false);
  });
});

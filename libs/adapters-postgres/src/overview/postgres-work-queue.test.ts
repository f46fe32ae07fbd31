import { randomUUID } from 'node:crypto';
import type { Outgoing } from '@boligstyling/application';
import { happen as happenAt, matchingSteps } from '@boligstyling/application/testing';
import {
  askedAgain,
  issuedDocuments,
  daysAfter,
  DISPUTE_DAYS,
  FAILING_AFTER_ATTEMPTS,
  markedByHand,
  type QueueKind,
  reportDueSince,
  type Review,
  settled,
  declineAssignment,
  acceptAssignment,
  withdrawByHand,
  showMore,
  mergeByHand,
  setStatus,
  advance,
  recordReport,
  agreeToAgent,
  disputeSale,
  ruleOnDispute,
  nobodyCalled,
  settleNobodyCalled,
  undoStatus,
  keepApart,
  undoAnswer,
  flatPrice,
} from '@boligstyling/domain';
import { sampleApplication, sampleOperator } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresInvoiceRepository } from '../billing/postgres-invoice-repository.js';
import { PostgresLeadDirectory } from '../leads/postgres-lead-directory.js';
import { PostgresOperatorSettings } from '../billing/postgres-operator-settings.js';
import { PostgresPartnerApplications } from '../partners/postgres-partner-applications.js';
import { PostgresPaymentLedger } from '../billing/postgres-payment-ledger.js';
import { PostgresReviews } from '../reviews/postgres-reviews.js';
import { PostgresWorkQueue } from './postgres-work-queue.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => ({
  ...(await matchingPorts(database(), 'lead, partner, partner_application, operator_details')),
  queue: new PostgresWorkQueue(database().orm),
  reviews: new PostgresReviews(database().orm),
  applications: new PostgresPartnerApplications(database().orm),
  invoices: new PostgresInvoiceRepository(database().orm),
  ledger: new PostgresPaymentLedger(database().orm),
});

describe('the work queue', () => {
  const { steps, receive, join, happen, match, take } = matchingSteps(async () => {
    under = await setUp();
    return under;
  });
  let under: Awaited<ReturnType<typeof setUp>>;

  const look = async (now = new Date(), few = 10, wide?: { kind: QueueKind; many: number }) =>
    under.queue.look(now, few, wide);
  const waiting = async (now?: Date) =>
    (await look(now)).flatMap(({ kind, count, cases }) =>
      count > 0 ? [[kind, cases.map(({ id }) => id)]] : [],
    );
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const first = async (leadId: string) =>
    (await steps.under.matching.assignmentsOf(leadId))[0]?.assignment.id ?? '';

  it('is empty at first, for every kind', async () => {
    const shares = await look();
    expect(shares.map(({ count, isExact, cases }) => [count, isExact, cases.length])).toEqual(
      shares.map(() => [0, true, 0]),
    );
  });

  it('has a lead without a suitable partner, and one without a known place', async () => {
    const [found, unknown] = [
      await receive(),
      await receive({
        ...{ municipality: null, address: 'Strandgaten 7' },
        ...{ customerEmail: 'ola@nordmann.no', customerPhone: '99887766' },
      }),
    ];
    expect(await waiting()).toEqual([]);
    await match(found);
    await match(unknown);
    expect(await waiting()).toEqual([
      ['nobody-found', [found]],
      ['unknown-place', [unknown]],
    ]);
    expect(await waiting(inDays(15))).toEqual([]);
  });

  it('has a partner that was reminded to send a quote, until it sends one or reports', async () => {
    const partner = await join();
    const leadId = await receive();
    await take(leadId);
    const later = inDays(5);
    await happen(leadId, (it) => advance(it), later);
    const [quote] = (await steps.under.matching.caseOf(leadId))?.quotes ?? [];
    const [share] = (await look(later)).filter(({ count }) => count > 0);
    expect(share).toMatchObject({
      kind: 'no-quote',
      cases: [{ id: quote?.id, lead: { id: leadId }, partner: { id: partner.id } }],
    });
    const id = await first(leadId);
    await happen(leadId, (it) => recordReport(it, id, 'contacted'), later);
    expect(await waiting(later)).toEqual([]);
  });

  it('has a lead with asked partners only once they have declined', async () => {
    await join();
    const leadId = await receive();
    await match(leadId);
    expect(await waiting()).toEqual([]);
    const asked = await first(leadId);
    await happen(leadId, (it) => declineAssignment(it, asked));
    const [share] = (await look()).filter(({ count }) => count > 0);
    expect(share).toMatchObject({
      kind: 'nobody-found',
      cases: [{ id: leadId, asked: 1, partner: null, message: null }],
    });
  });

  it('has a lead that three partners have had only once its owner wants another', async () => {
    for (let made = 0; made < 3; made += 1) await join();
    const leadId = await receive();
    await match(leadId);
    const isUsedUp = async () =>
      (await look()).find(({ kind }) => kind === 'nobody-found')?.cases.map((it) => it.isUsedUp);
    const questions = await steps.under.matching.assignmentsOf(leadId);
    for (const { assignment } of questions) {
      expect(await isUsedUp()).toEqual([]);
      await happen(leadId, (it) => acceptAssignment(it, assignment.id));
      await happen(leadId, (it) => withdrawByHand(it, assignment.id));
      if (assignment === questions[0]?.assignment) expect(await isUsedUp()).toEqual([]);
    }
    expect(await isUsedUp()).toEqual([true]);
    await happen(leadId, (it) => showMore(it));
    expect(await isUsedUp()).toEqual([false]);
  });

  it('has no lead whose places are filled through its merged lead', async () => {
    const one = await receive({ address: 'Gata 1', receivedAt: new Date(Date.now() - 60_000) });
    await match(one);
    for (let made = 0; made < 3; made += 1) await join();
    const again = await receive({
      address: 'Gata 1',
      customerEmail: 'ola@nordmann.no',
      customerPhone: '99887766',
    });
    await match(again);
    const questions = await steps.under.matching.assignmentsOf(again);
    for (const { assignment } of questions)
      await happen(again, (it) => acceptAssignment(it, assignment.id));
    const isUsedUp = async () =>
      (await look()).find(({ kind }) => kind === 'nobody-found')?.cases.map((it) => it.isUsedUp);
    expect(await isUsedUp()).toEqual([false]);
    await happen(again, (it) => void mergeByHand(it));
    expect(await isUsedUp()).toEqual([true]);
  });

  it('has one of two merged leads', async () => {
    const address = 'Gata 1';
    const one = await receive({ address, receivedAt: new Date(Date.now() - 60_000) });
    const again = await receive({ address });
    await match(one);
    await match(again);
    expect(await waiting()).toEqual([['nobody-found', [one]]]);
  });

  it('has no lead that nobody accepted, though its status was set by hand', async () => {
    const leadId = await receive();
    await happen(leadId, (it) => setStatus(it, 'matched'));
    expect(await waiting(inDays(7))).toEqual([]);
  });

  it('has a lead while it is held', async () => {
    const leadId = await receive({ suspicion: 'filled-in-too-fast', customerName: 'Kari' });
    const [held] = (await look()).filter(({ count }) => count > 0);
    const { receivedAt } = (await steps.under.leads.findById(leadId)) ?? {};
    expect(held).toMatchObject({
      kind: 'held',
      cases: [
        { since: receivedAt, lead: { customerName: 'Kari', suspicion: 'filled-in-too-fast' } },
      ],
    });
    await happen(leadId, (it) => setStatus(it, 'lost'));
    expect(await waiting()).toEqual([]);
  });

  it('has a lead two working days after acceptance until a report, and again where the report was rejected', async () => {
    const partner = await join();
    const leadId = await receive();
    await take(leadId);
    expect(await waiting()).toEqual([]);
    const [late] = (await look(inDays(7))).filter(({ count }) => count > 0);
    expect(late).toMatchObject({ kind: 'not-reported', cases: [{ id: leadId, partner }] });
    expect(late?.cases[0]?.since.getTime()).toBeLessThan(reportDueSince(inDays(7)).getTime());
    const taken = await first(leadId);
    await happen(leadId, (it) => recordReport(it, taken, 'contacted'));
    expect(await waiting(inDays(7))).toEqual([]);
    await happen(leadId, (it) => setStatus(it, 'matched'));
    expect(await waiting(inDays(7))).toEqual([['not-reported', [leadId]]]);
  });

  it('has a silent stylist from its own acceptance, whatever the agent has reported', async () => {
    await join({ kind: 'estate-agent' });
    const leadId = await receive();
    await happen(leadId, (it) => agreeToAgent(it, true));
    const acceptAt = async (taken: string) => {
      await match(leadId);
      const asked = await steps.under.matching.assignmentsOf(leadId);
      const { id } = asked.find(({ assignment }) => assignment.state === 'offered')!.assignment;
      await happenAt(
        steps.under.matching,
        leadId,
        (it) => acceptAssignment(it, id),
        new Date(taken),
      );
      return id;
    };
    const byAgent = await acceptAt('2026-11-23T09:00:00.000Z');
    await happen(leadId, (it) => recordReport(it, byAgent, 'contacted'));
    const partner = await join();
    await acceptAt('2026-11-24T09:00:00.000Z');
    const late = async (now: string) =>
      (await look(new Date(now))).flatMap(({ kind, cases }) =>
        kind === 'not-reported' ? cases : [],
      );
    expect(await late('2026-11-26T08:59:59.999Z')).toEqual([]);
    const since = new Date('2026-11-24T09:00:00.000Z');
    expect(await late('2026-11-26T09:00:00.000Z')).toMatchObject([{ id: leadId, partner, since }]);
    const overdue = (silentSince: Date) =>
      new PostgresLeadDirectory(database().orm).count({ silentSince });
    expect(await overdue(new Date(+since - 1))).toMatchObject({ total: 0 });
    expect(await overdue(since)).toMatchObject({ total: 1 });
  });

  it.each([
    ['credited', false],
    ['refused', true],
  ] as const)('after a dispute was %s, awaits its outcome: %s', async (decision, isAwaited) => {
    const partner = await join({ prices: flatPrice(60_000) });
    const leadId = await receive();
    await take(leadId);
    const taken = await first(leadId);
    await happen(leadId, (it) =>
      disputeSale(it, taken, { reason: 'wrong-number', text: 'Kiosk.' }),
    );
    await happen(leadId, (it) => ruleOnDispute(it, taken, { decision, answer: 'Vi har ringt.' }));
    expect(await waiting(inDays(7))).toEqual(isAwaited ? [['not-reported', [leadId]]] : []);
    const overdue = { silentSince: reportDueSince(inDays(7)) };
    const { total } = await new PostgresLeadDirectory(database().orm).count(overdue);
    expect(total).toBe(isAwaited ? 1 : 0);
    const other = await join();
    expect(other).not.toBe(partner);
    await take(leadId);
    const late = (await look(inDays(7))).find(({ kind }) => kind === 'not-reported');
    expect(late?.cases).toMatchObject([{ id: leadId, partner: isAwaited ? partner : other }]);
  });

  it('has no lead merged by a user', async () => {
    await join();
    const address = { address: 'Ålesundsvegen 5 B, 6010 Ålesund' };
    const earlier = await receive(address);
    await take(earlier);
    const other = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
    const later = await receive({ ...address, ...other });
    await take(later);
    expect(await waiting(inDays(7))).toContainEqual(['not-reported', [earlier, later]]);
    await happen(later, (it) => mergeByHand(it));
    expect(await waiting(inDays(7))).toEqual([['not-reported', [earlier]]]);
    const overdue = { silentSince: reportDueSince(inDays(7)) };
    const { total } = await new PostgresLeadDirectory(database().orm).count(overdue);
    expect(total).toBe(1);
  });

  it('has no accepted lead before those two days are over', async () => {
    await join();
    const leadId = await receive();
    await match(leadId);
    const asked = await first(leadId);
    const taken = new Date('2026-11-23T09:00:00.000Z');
    await happenAt(steps.under.matching, leadId, (it) => acceptAssignment(it, asked), taken);
    expect(await waiting(new Date('2026-11-25T08:59:59.999Z'))).toEqual([]);
    expect(await waiting(new Date('2026-11-25T09:00:00.000Z'))).toEqual([
      ['not-reported', [leadId]],
    ]);
  });

  const notCalled = (leadId: string, assignmentId: string) => {
    const overdue = new Date(Date.now() + 7 * 24 * 3_600_000);
    return happenAt(steps.under.matching, leadId, (it) => nobodyCalled(it, assignmentId), overdue);
  };

  it('has an owner who was not called, until that is settled', async () => {
    const partner = await join();
    const leadId = await receive();
    await take(leadId);
    await notCalled(leadId, await first(leadId));
    const [share] = (await look()).filter(({ count }) => count > 0);
    expect(share).toMatchObject({ kind: 'nobody-called', cases: [{ id: leadId, partner }] });
    await happen(leadId, (it) => settleNobodyCalled(it));
    expect(await waiting()).toEqual([]);
  });

  it('names the partner that the owner says has not called, not the first to accept', async () => {
    await join();
    const leadId = await receive();
    await take(leadId);
    const silent = await join();
    await take(leadId);
    const { assignments = [] } = (await steps.under.matching.caseOf(leadId)) ?? {};
    const of = assignments.find(({ partnerId }) => partnerId === silent.id);
    await notCalled(leadId, of?.id ?? '');
    const share = (await look()).find(({ kind }) => kind === 'nobody-called');
    expect(share?.cases).toMatchObject([{ id: leadId, partner: silent }]);
  });

  it('has a possible duplicate', async () => {
    await join({ weeklyCapacity: 50 });
    const receivedAt = new Date(Date.now() - 60_000);
    const one = await receive({ address: 'Gata 1', customerEmail: 'a@b.no', receivedAt });
    const elsewhere = { customerPhone: '40000002', customerEmail: 'c@d.no' };
    const other = await receive({ address: 'Gata 1', ...elsewhere });
    await match(one);
    await match(other);
    expect(await waiting()).toEqual([['perhaps-same', [other]]]);
    await happen(other, (it) => setStatus(it, 'won'));
    expect(await waiting()).toEqual([]);
    await happen(other, (it) => undoStatus(it, 'won'));
    expect(await waiting()).toEqual([['perhaps-same', [other]]]);
    await happen(other, (it) => keepApart(it));
    expect(await waiting()).toEqual([]);
  });

  it('has an email that is given up or fails repeatedly', async () => {
    const partner = await join();
    const leadId = await receive();
    await match(leadId);
    const { outbox } = steps.under;
    let claimed: Outgoing[] = [];
    for (let attempt = 1; attempt <= FAILING_AFTER_ATTEMPTS; attempt += 1) {
      expect(await waiting()).toEqual([]);
      claimed = await outbox.claimDue(10, 30);
      for (const each of claimed) await outbox.postpone(each, -1, '451 later');
    }
    const [failing] = (await look()).filter(({ count }) => count > 0);
    expect(failing).toMatchObject({ kind: 'undelivered', count: claimed.length });
    const message = { channel: 'email', state: 'due', attempts: 5, cause: '451 later' };
    const toPartner = failing?.cases.find((it) => it.message?.what === 'partner-offer');
    expect(toPartner).toMatchObject({ lead: { id: leadId }, partner, message });
    for (const each of await outbox.claimDue(10, 30)) await outbox.park(each, '550 unknown');
    const [parked] = (await look()).filter(({ count }) => count > 0);
    expect(parked?.cases[0]?.message).toMatchObject({ state: 'parked', cause: '550 unknown' });
  });

  it('has a disputed sale until the ruling', async () => {
    const partner = await join({ prices: flatPrice(60_000) });
    const leadId = await receive();
    await take(leadId);
    const taken = await first(leadId);
    await happen(leadId, (it) =>
      disputeSale(it, taken, { reason: 'wrong-number', text: 'Kiosk.' }),
    );
    const [share] = (await look()).filter(({ count }) => count > 0);
    const dispute = { reason: 'wrong-number', amountOre: 60_000, asksForVat: true };
    expect(share).toMatchObject({
      kind: 'dispute',
      cases: [{ lead: { id: leadId }, partner, dispute, asked: 0 }],
    });
    await happen(leadId, (it) =>
      ruleOnDispute(it, taken, { decision: 'credited', answer: 'Det stemmer.' }),
    );
    expect(await waiting()).toEqual([]);
  });

  const toPayBack = async () => (await look()).find(({ kind }) => kind === 'to-pay-back')?.cases;

  it('has a waived sale that was paid, until it is credited', async () => {
    const partner = await join({ prices: flatPrice(60_000) });
    const leadId = await receive();
    await take(leadId);
    const { sale } = (await under.sales.list({}, 1))[0]!;
    const mark = (status: 'paid' | 'pending' | 'credited') =>
      under.sales.change(sale.id, (it) => markedByHand(it, status, new Date()));
    await mark('paid');
    const taken = await first(leadId);
    await happen(leadId, (it) => withdrawByHand(it, taken));
    const since = (await under.sales.find(sale.id)).sale.toPayBackSince;
    expect(await toPayBack()).toMatchObject([
      {
        ...{ id: sale.id, since, lead: { id: leadId }, partner, asked: 0 },
        payBack: { of: 'sale', amountOre: 60_000, asksForVat: true },
      },
    ]);
    await under.leads.erase(leadId);
    expect(await toPayBack()).toMatchObject([{ id: sale.id, lead: null }]);
    await expect(mark('pending')).rejects.toMatchObject({ code: 'sale-settled' });
    await mark('credited');
    expect(await toPayBack()).toEqual([]);
  });

  it('has an overpaid invoice until the excess is paid back', async () => {
    const partner = await join({ prices: flatPrice(60_000) });
    const leadId = await receive();
    await take(leadId);
    const at = inDays(15);
    const bill = () =>
      under.invoices.issue(partner.id, 2026, (state, nextNumber) =>
        issuedDocuments(state, {
          ...{ operator: sampleOperator(), at, asOf: at, newId: randomUUID, nextNumber },
        }),
      );
    const [{ id: invoiceId } = { id: '' }] = await bill();
    const pay = (amountOre: number) =>
      under.ledger.record([invoiceId], new Date(), () => [
        {
          ...{ id: randomUUID(), invoiceId, amountOre, paidOn: '2026-12-10' },
          ...{ source: 'bank', bankLineId: null, undoes: null, reason: null },
        },
      ]);
    await pay(75_000);
    expect(await toPayBack()).toEqual([]);
    await pay(500);
    const about = { id: invoiceId, lead: null, partner };
    expect(await toPayBack()).toMatchObject([
      { ...about, payBack: { of: 'invoice', amountOre: 500, asksForVat: false } },
    ]);
    const taken = await first(leadId);
    await happen(leadId, (it) => withdrawByHand(it, taken));
    await bill();
    expect(await toPayBack()).toMatchObject([
      { ...about, payBack: { of: 'invoice', amountOre: 75_500, asksForVat: false } },
    ]);
    await pay(-75_500);
    expect(await toPayBack()).toEqual([]);
  });

  it('has a review to publish until it is decided', async () => {
    await join();
    const leadId = await receive();
    await take(leadId);
    const window = { after: inDays(-1), before: inDays(1) };
    await under.reviews.ask(window, randomUUID, new Date(), 10);
    const asked = await under.reviews.ofLead(leadId);
    const review: Review = {
      ...asked!,
      state: 'waiting',
      givenAt: new Date(),
      answers: {
        ...{ assignmentId: await first(leadId), becameJob: 'yes', stars: 5 },
        ...{ text: 'Fint.', mayShow: true },
      },
    };
    await under.reviews.give(review);
    const [share] = (await look()).filter(({ count }) => count > 0);
    const since = review.givenAt;
    expect(share).toMatchObject({
      kind: 'review',
      cases: [{ id: review.id, lead: { id: leadId }, since, asked: 0 }],
    });
    await under.reviews.decide(review.id, 'refused');
    expect(await waiting()).toEqual([]);
  });

  it('has an application until it is answered', async () => {
    const application = sampleApplication({ id: randomUUID(), company: 'Stil AS' });
    await under.applications.receive(application);
    const [share] = (await look()).filter(({ count }) => count > 0);
    const { id, receivedAt: since } = application;
    expect(share).toMatchObject({
      kind: 'application',
      cases: [{ id, since, lead: null, application: { company: 'Stil AS' } }],
    });
    await under.applications.change(
      id,
      (it) => askedAgain(it, 'Hvor?', new Date()),
      'application-asked',
    );
    expect(await waiting()).toEqual([]);
  });

  it('has a partner without billing details, unless it is on pause and owes nothing', async () => {
    const partner = await join({ organizationNumber: '' });
    await join({ organizationNumber: '', active: false });
    const [share] = (await look()).filter(({ count }) => count > 0);
    expect(share).toMatchObject({
      kind: 'partner-incomplete',
      count: 1,
      cases: [{ id: partner.id, since: partner.createdAt, partner, lead: null }],
    });
  });

  it('has a partner on pause without billing details that owes for an assignment', async () => {
    const partner = await join({ organizationNumber: '' });
    const leadId = await receive();
    await take(leadId);
    await under.partners.change(partner.id, { active: false });
    expect(await waiting()).toEqual([['partner-incomplete', [partner.id]]]);
    const { sale } = (await under.sales.list({ partnerId: partner.id }, 1))[0]!;
    await under.sales.change(sale.id, (it) => settled(it, 'credited', new Date()));
    expect(await waiting()).toEqual([]);
  });

  it("has one case while nothing can be billed for want of the operator's details", async () => {
    await join();
    for (const address of ['Gata 1', 'Gata 2']) await take(await receive({ address }));
    const ofSeller = async (days: number) =>
      (await look(inDays(days))).find(({ kind }) => kind === 'operator-incomplete')!;
    expect((await ofSeller(13)).count).toBe(0);
    const sales = await under.sales.list({}, 9);
    const { sale } = sales.at(-1)!;
    const since = new Date(sale.createdAt.getTime() + DISPUTE_DAYS * 24 * 3_600_000);
    const reported = { count: 1, cases: [{ id: sale.id, since, lead: null, partner: null }] };
    expect(await ofSeller(15)).toMatchObject(reported);
    const operator = new PostgresOperatorSettings(database().orm);
    await operator.save({ ...sampleOperator(), account: '' });
    expect(await ofSeller(15)).toMatchObject(reported);
    await operator.save(sampleOperator());
    expect((await ofSeller(15)).count).toBe(0);
    await operator.save({ ...sampleOperator(), street: '' });
    const later = `update sale set due_again_at = created_at + interval '5 days'`;
    await database().execute(later);
    expect((await ofSeller(15)).count).toBe(0);
    expect(await ofSeller(20)).toMatchObject({ count: 1, cases: [{ since: daysAfter(since, 5) }] });
    for (const each of sales) {
      await under.sales.change(each.sale.id, (it) => settled(it, 'paid', new Date()));
    }
    expect((await ofSeller(15)).count).toBe(0);
  });

  it('shows a few cases of each kind, oldest first, or more of one', async () => {
    const minutes = [3, 1, 2, 4].map((ago) => new Date(Date.now() - ago * 60_000));
    const ids: string[] = [];
    for (const receivedAt of minutes) {
      const changes = { suspicion: 'not-for-styling', receivedAt } as const;
      ids.push(await receive({ ...changes, customerPhone: `4${ids.length}000000` }));
    }
    const shown = async (wide?: { kind: QueueKind; many: number }) => {
      const held = (await look(new Date(), 2, wide)).find(({ kind }) => kind === 'held');
      return [held?.count, held?.cases.map(({ id }) => ids.indexOf(id))];
    };
    expect(await shown()).toEqual([4, [3, 0]]);
    expect(await shown({ kind: 'held', many: 3 })).toEqual([4, [3, 0, 2]]);
    expect(await shown({ kind: 'perhaps-same', many: 3 })).toEqual([4, [3, 0]]);
  });

  it('dates a case from the acceptance of the partner with contact', async () => {
    await join();
    const leadId = await receive();
    await match(leadId);
    const asked = await first(leadId);
    const taken = new Date();
    await happenAt(steps.under.matching, leadId, (it) => acceptAssignment(it, asked), taken);
    const [late] = (await look(inDays(7))).filter(({ count }) => count > 0);
    expect(late?.cases[0]?.since).toEqual(taken);
    await happen(leadId, (it) => undoAnswer(it, asked));
    expect((await waiting(inDays(7))).flat()).not.toContain('not-reported');
  });
});

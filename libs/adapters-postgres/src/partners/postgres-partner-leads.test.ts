import { matchingSteps } from '@boligstyling/application/testing';
import {
  ruledOn,
  settled,
  undoAnswer,
  withdrawByOwner,
  recordReport,
  disputeSale,
  ruleOnDispute,
  withdrawByHand,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { PostgresPartnerLeads } from './postgres-partner-leads.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const execute = async (sql: string, values: unknown[] = []) =>
  void (await database().execute(sql, values));

const setUp = async () => ({
  ...(await matchingPorts(database(), 'lead, partner')),
  partnerLeads: new PostgresPartnerLeads(database().orm),
  erase: (leadId: string) => execute('delete from lead where id = ?', [leadId]),
});

describe('the leads of one partner', () => {
  let partnerLeads: PostgresPartnerLeads;
  let erase: Awaited<ReturnType<typeof setUp>>['erase'];
  const { steps, receive, join, happen, match, take } = matchingSteps(async () => {
    const under = await setUp();
    ({ partnerLeads, erase } = under);
    return under;
  });
  const leadsOf = async (partnerId: string) =>
    (await partnerLeads.accepted(partnerId, 50)).map(({ partnerLead }) => partnerLead?.lead.id);
  const idOf = async (partnerId: string, leadId: string) =>
    (await partnerLeads.accepted(partnerId, 50)).find(
      ({ partnerLead }) => partnerLead?.lead.id === leadId,
    )?.id ?? '';
  const longAgo = new Date(0);

  it('wait for its answer only', async () => {
    const anne = await join();
    const leadId = await receive();
    await match(leadId);
    const other = await join();
    const [asked] = await partnerLeads.waiting(anne.id);
    expect(asked).toMatchObject({ assignment: { state: 'offered' }, lead: { id: leadId } });
    expect(await partnerLeads.waiting(other.id)).toEqual([]);
    expect(await partnerLeads.accepted(anne.id, 50)).toEqual([]);
    expect(await partnerLeads.candidate(anne.id)).toMatchObject({ figures: { open: 1 } });
  });

  it('are listed once accepted, newest first, by page', async () => {
    const anne = await join();
    const leads = [await receive(), await receive(), await receive()];
    for (const leadId of leads) await take(leadId);
    expect(await partnerLeads.waiting(anne.id)).toEqual([]);
    const [first] = await partnerLeads.accepted(anne.id, 1);
    expect(first).toMatchObject({ priceOre: anne.prices.baseOre, sale: null });
    const rest = await partnerLeads.accepted(anne.id, 50, first);
    const paged = [first, ...rest].map((each) => each?.partnerLead?.lead.id);
    expect(paged).toEqual(await leadsOf(anne.id));
    expect(new Set(paged)).toEqual(new Set(leads));
  });

  it('disappear when undone or withdrawn', async () => {
    const anne = await join();
    const [undone, withdrawn] = [await receive(), await receive()];
    for (const leadId of [undone, withdrawn]) await take(leadId);
    const id = await idOf(anne.id, undone);
    await happen(undone, (leadCase) => undoAnswer(leadCase, id));
    await happen(withdrawn, (leadCase) => withdrawByOwner(leadCase));
    expect(await partnerLeads.accepted(anne.id, 50)).toEqual([]);
  });

  it('stay while due after a withdrawal, until credited', async () => {
    const anne = await join();
    const leadId = await receive();
    await take(leadId);
    const id = await idOf(anne.id, leadId);
    await happen(leadId, (leadCase) => recordReport(leadCase, id, 'contacted'));
    await happen(leadId, (leadCase) => withdrawByOwner(leadCase));
    expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
      { id, priceOre: anne.prices.baseOre, partnerLead: { assignment: { state: 'withdrawn' } } },
    ]);
    const newDispute = { reason: 'wrong-number', text: 'Feil.' } as const;
    await happen(leadId, (leadCase) => disputeSale(leadCase, id, newDispute));
    const ruling = { decision: 'credited', answer: 'Enig.' } as const;
    await happen(leadId, (leadCase) => ruleOnDispute(leadCase, id, ruling));
    expect(await partnerLeads.accepted(anne.id, 50)).toEqual([]);
  });

  it.each([
    ['credited', true],
    ['refused', false],
  ] as const)('stay when their dispute is %s, which was right: %s', async (decision, isGranted) => {
    const anne = await join();
    const leadId = await receive();
    await take(leadId);
    const id = await idOf(anne.id, leadId);
    await happen(leadId, (it) => disputeSale(it, id, { reason: 'wrong-number', text: 'Feil.' }));
    expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
      { id, isDisputeGranted: false },
    ]);
    await happen(leadId, (it) => ruleOnDispute(it, id, { decision, answer: 'Svar.' }));
    expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
      { id, isDisputeGranted: isGranted },
    ]);
  });

  it('show no granted dispute where an undisputed sale was waived', async () => {
    const anne = await join();
    const leadId = await receive();
    await take(leadId);
    const id = await idOf(anne.id, leadId);
    const { sale } = (await steps.under.sales.list({ partnerId: anne.id }, 1))[0]!;
    await steps.under.sales.change(sale.id, (it) => settled(it, 'credited', new Date()));
    expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
      { id, isDisputeGranted: false },
    ]);
  });

  it("stay also by the owner's report of a job", async () => {
    const anne = await join();
    const leadId = await receive();
    await take(leadId);
    const id = await idOf(anne.id, leadId);
    await execute(
      `insert into review (id, lead_id, state, asked_at, given_at, became_job, stars, assignment_id)
       values (gen_random_uuid(), ?, 'private', now(), now(), 'yes', 5, ?)`,
      [leadId, id],
    );
    await happen(leadId, (leadCase) => withdrawByHand(leadCase, id));
    expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
      { id, priceOre: anne.prices.baseOre },
    ]);
  });

  it('keep date, price and reference after erasure, for their partner only', async () => {
    const anne = await join();
    const leadId = await receive();
    await take(leadId);
    const other = await join();
    const [before] = await partnerLeads.accepted(anne.id, 50);
    await erase(leadId);
    const [after] = await partnerLeads.accepted(anne.id, 50);
    expect(after).toMatchObject({ priceOre: anne.prices.baseOre, partnerLead: null });
    const reference = before?.id.slice(-8).toUpperCase();
    expect(after?.sale).toMatchObject({ id: after?.id, reference, dispute: null });
    expect(await partnerLeads.outcomesSince(anne.id, longAgo)).toMatchObject({ accepted: 0 });
    expect(await partnerLeads.accepted(other.id, 50)).toEqual([]);
  });

  it.each(['credited', 'refused'] as const)(
    'keep the outcome of a dispute, which is %s, after erasure',
    async (decision) => {
      const anne = await join();
      const leadId = await receive();
      await take(leadId);
      const id = await idOf(anne.id, leadId);
      await happen(leadId, (it) => disputeSale(it, id, { reason: 'wrong-number', text: 'Feil.' }));
      await erase(leadId);
      const [open] = await partnerLeads.accepted(anne.id, 50);
      expect(open).toMatchObject({
        isDisputeGranted: false,
        sale: { dispute: { decision: null } },
      });
      await steps.under.sales.change(open?.id ?? '', (it) =>
        ruledOn(it, { decision, answer: 'Svar.' }, new Date()),
      );
      expect(await partnerLeads.accepted(anne.id, 50)).toMatchObject([
        { isDisputeGranted: decision === 'credited', sale: { dispute: { decision } } },
      ]);
    },
  );

  it('disappear after erasure when their sale is waived', async () => {
    const anne = await join();
    const [credited, paid] = [await receive(), await receive()];
    for (const leadId of [credited, paid]) await take(leadId);
    const sales = await steps.under.sales.list({}, 9);
    const mark = (leadId: string, status: 'credited' | 'paid') => {
      const id = sales.find((each) => each.leadId === leadId)?.sale.id ?? '';
      return steps.under.sales.change(id, (sale) => settled(sale, status, new Date()));
    };
    await mark(credited, 'credited');
    await mark(paid, 'paid');
    const accepted = await idOf(anne.id, paid);
    await happen(paid, (leadCase) => withdrawByHand(leadCase, accepted));
    for (const leadId of [credited, paid]) await erase(leadId);
    expect(await partnerLeads.accepted(anne.id, 50)).toEqual([]);
  });

  it("count as won or lost by the partner's report", async () => {
    const anne = await join();
    for (const report of ['won', 'lost', 'contacted'] as const) {
      const leadId = await receive();
      await take(leadId);
      const id = await idOf(anne.id, leadId);
      await happen(leadId, (leadCase) => recordReport(leadCase, id, report));
    }
    const reported = { accepted: 3, won: 1, lost: 1 };
    expect(await partnerLeads.outcomesSince(anne.id, longAgo)).toEqual(reported);
    const other = await join();
    expect(await partnerLeads.outcomesSince(other.id, longAgo)).toMatchObject({ accepted: 0 });
    const later = new Date(Date.now() + 60_000);
    expect(await partnerLeads.outcomesSince(anne.id, later)).toEqual({
      accepted: 0,
      won: 0,
      lost: 0,
    });
  });
});

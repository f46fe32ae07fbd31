import { randomUUID } from 'node:crypto';
import { type LeadCase, type Partner, type PaymentStatus } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LeadCases } from './lead-cases.js';
import { MatchDueLeads } from './match-due-leads.js';
import { ReleaseLead } from './release-lead.js';
import { InMemoryLeadRepository } from './testing/in-memory-lead-repository.js';
import { InMemoryMatchingRepository } from './testing/in-memory-matching-repository.js';
import { InMemoryStore } from './testing/in-memory-store.js';
import { sampleLead } from './testing/sample-lead.js';

const DAY = 24 * 3600;

let store: InMemoryStore;
let matching: InMemoryMatchingRepository;
let cases: LeadCases;
let matchDue: MatchDueLeads;
let nudges: number;

beforeEach(() => {
  store = new InMemoryStore();
  nudges = 0;
  matching = new InMemoryMatchingRepository(store);
  const clock = { now: () => store.now };
  cases = new LeadCases(matching, { next: randomUUID }, clock, {
    nudge: () => void (nudges += 1),
  });
  matchDue = new MatchDueLeads(matching, cases);
});

const join = (name: string, changes: Partial<Partner> = {}) => {
  const partner = samplePartner({ id: randomUUID(), name, ...changes });
  store.partners.set(partner.id, partner);
  return partner.id;
};
const receive = async (changes: Parameters<typeof sampleLead>[0] = {}) => {
  const lead = sampleLead({ receivedAt: store.now, ...changes });
  await new InMemoryLeadRepository(store).receive(lead, []);
  return lead.id;
};
const happen = (leadId: string, what: (leadCase: LeadCase) => void) => cases.open(leadId, what);
const status = (leadId: string) => store.leads.get(leadId)?.status;
const given = async (leadId: string) =>
  (await matching.assignmentsOf(leadId)).map(
    ({ assignment: { state }, partner: { name } }) => `${name} ${state}`,
  );
const idOf = async (leadId: string, place = 0) =>
  (await matching.assignmentsOf(leadId))[place]?.assignment.id ?? '';
const payments = (): PaymentStatus[] => [...store.sales.values()].map((sale) => sale.paymentStatus);
const mails = () => store.notifications.map(({ kind }) => kind);

describe('what is due', () => {
  it('is passed on, each lead once, and delivery begins', async () => {
    join('Anne');
    const leads = [await receive(), await receive()];
    await Promise.all([matchDue.start(), matchDue.start()]);
    await matchDue.start();
    for (const lead of leads) expect(await given(lead)).toEqual(['Anne offered']);
    expect(nudges).toBe(2);
  });

  it('is left alone once somebody has acted on it', async () => {
    join('Anne');
    const contacted = await receive({ status: 'contacted' });
    const withdrawn = await receive();
    await happen(withdrawn, (leadCase) => leadCase.withdrawByOwner());
    await matchDue.start();
    expect([await given(contacted), await given(withdrawn)]).toEqual([[], []]);
  });

  it('is tried once a day for two weeks while nobody is eligible, and told of once', async () => {
    const lead = await receive();
    for (let day = 0; day < 30; day += 1) {
      await matchDue.start();
      await matchDue.start();
      store.advance(DAY);
    }
    expect(await matching.roundsOf(lead)).toHaveLength(15);
    expect(mails()).toEqual(['no-partner-notice']);
    expect(status(lead)).toBe('new');
  });

  it('goes to whoever has capacity again', async () => {
    join('Anne', { weeklyCapacity: 1 });
    const [first, second] = [await receive(), await receive()];
    await matchDue.start();
    expect([await given(first), await given(second)]).toEqual([['Anne offered'], []]);
    for (let day = 0; day < 8; day += 1) {
      store.advance(DAY);
      await matchDue.start();
    }
    expect(await given(second)).toEqual(['Anne offered']);
  });

  it('does not stop at a lead that was erased meanwhile', async () => {
    join('Anne');
    const erased = await receive();
    const kept = await receive();
    const claimDue = matching.claimDue.bind(matching);
    matching.claimDue = async (seconds) => {
      const id = await claimDue(seconds);
      if (id === erased) store.erase(erased);
      return id;
    };
    await matchDue.start();
    expect(await given(kept)).toEqual(['Anne offered']);
  });

  it('waits once the product stops', async () => {
    join('Anne');
    const lead = await receive();
    await matchDue.stop();
    await matchDue.start();
    expect(await given(lead)).toEqual([]);
  });
});

describe('a partner’s answer', () => {
  it('«Jeg tar kontakt» makes the lead contacted, whatever others say later', async () => {
    join('Anne');
    join('Berit');
    const lead = await receive();
    await matchDue.start();
    const [anne, berit] = [await idOf(lead, 0), await idOf(lead, 1)];
    await happen(lead, (leadCase) => leadCase.answer(anne, 'accepted'));
    await happen(lead, (leadCase) => leadCase.answer(berit, 'declined'));
    expect(status(lead)).toBe('contacted');
    expect(payments()).toEqual(['pending', 'credited']);
  });

  it('«Passer ikke» passes the lead on to one other, never to one who had it', async () => {
    for (const name of ['Anne', 'Berit', 'Cecilie', 'Dina', 'Eva']) join(name);
    const lead = await receive();
    await matchDue.start();
    for (const place of [0, 1, 2]) {
      const id = await idOf(lead, place);
      await happen(lead, (leadCase) => leadCase.answer(id, 'declined'));
    }
    const names = (await given(lead)).map((each) => each.split(' ')[0]);
    expect(new Set(names).size).toBe(5);
    expect((await given(lead)).filter((each) => each.endsWith('offered'))).toHaveLength(2);
    expect(status(lead)).toBe('matched');
  });

  it('passes a lead on to nobody once it is closed', async () => {
    join('Anne');
    join('Berit', { cities: ['Oslo'] });
    const lead = await receive();
    await matchDue.start();
    const { leads } = store;
    leads.set(lead, { ...sampleLead(), ...leads.get(lead), status: 'won' });
    const id = await idOf(lead);
    join('Cecilie');
    await happen(lead, (leadCase) => leadCase.answer(id, 'declined'));
    expect(await given(lead)).toEqual(['Anne declined']);
    expect(status(lead)).toBe('won');
  });
});

describe('the administrator’s hand', () => {
  it('never passes a lead on to an estate agent, whom the owner has not agreed to', async () => {
    const agent = join('Eva', { kind: 'estate-agent' });
    join('Anne');
    const lead = await receive({ sellProperty: 'yes' });
    await matchDue.start();
    const first = await idOf(lead);
    for (const passOn of [
      (leadCase: LeadCase) => leadCase.passOnTo(agent),
      (leadCase: LeadCase) => leadCase.replace(first, agent),
    ]) {
      await expect(happen(lead, passOn)).rejects.toMatchObject({ code: 'no-agent-consent' });
    }
    expect(await given(lead)).toEqual(['Anne offered']);
  });

  it('never puts a lead with more than three', async () => {
    const ids = ['Anne', 'Berit', 'Cecilie', 'Dina'].map((name) => join(name));
    const lead = await receive();
    await matchDue.start();
    const more = happen(lead, (leadCase) => leadCase.passOnTo(ids[3] ?? ''));
    await expect(more).rejects.toMatchObject({ code: 'lead-full' });
  });

  it('can give a lead again to one it was taken back from', async () => {
    const anne = join('Anne');
    const lead = await receive();
    await matchDue.start();
    const id = await idOf(lead);
    await happen(lead, (leadCase) => leadCase.withdraw(id));
    expect(status(lead)).toBe('new');
    await happen(lead, (leadCase) => leadCase.passOnTo(anne));
    expect(await given(lead)).toEqual(['Anne withdrawn', 'Anne offered']);
  });

  it('leaves the status alone that a person has set', async () => {
    const lead = await receive({ status: 'matched' });
    await happen(lead, (leadCase) => leadCase.matchByHand());
    expect(status(lead)).toBe('matched');
  });

  it('keeps what is paid when an assignment is taken back', async () => {
    join('Anne');
    const lead = await receive();
    await matchDue.start();
    const [sale] = store.sales.values();
    if (!sale) throw new Error('Passing a lead on makes a sale');
    store.sales.set(sale.id, { ...sale, paymentStatus: 'paid' });
    const id = await idOf(lead);
    await happen(lead, (leadCase) => leadCase.withdraw(id));
    expect(payments()).toEqual(['paid']);
  });
});

describe('a held lead', () => {
  it('is passed on by nobody, and told to nobody, until it is released', async () => {
    const anne = join('Anne');
    const lead = await receive({ suspicion: 'hidden-field-filled' });
    await matchDue.start();
    for (const passOn of [
      (leadCase: LeadCase) => leadCase.matchByHand(),
      (leadCase: LeadCase) => leadCase.passOnTo(anne),
    ]) {
      await expect(happen(lead, passOn)).rejects.toMatchObject({ code: 'lead-held' });
    }
    await happen(lead, (leadCase) => leadCase.matchAutomatically());
    expect([await given(lead), mails()]).toEqual([[], []]);

    await new ReleaseLead(cases, { nudge: () => void matchDue.start() }).execute(lead);
    await matchDue.start();
    expect(await given(lead)).toEqual(['Anne offered']);
    expect(mails()).toEqual(['owner-confirmation', 'partner-assignment', 'owner-matched']);
  });

  it('is released once', async () => {
    const lead = await receive({ suspicion: 'hidden-field-filled' });
    const release = () => happen(lead, (leadCase) => leadCase.release());
    await release();
    await expect(release()).rejects.toMatchObject({ code: 'lead-not-held' });
    expect(mails()).toEqual(['owner-confirmation']);
  });
});

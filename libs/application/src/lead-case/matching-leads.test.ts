import { randomUUID } from 'node:crypto';
import {
  DomainError,
  type Partner,
  PARTNER_TERMS_VERSION,
  correctLead,
  withdrawByHand,
  releaseLead,
} from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BeginMatching, MatchDueLeads } from '../assignments/match-due-leads.js';
import { CaseWork, LeadCases } from './lead-cases.js';
import { LocateLeads } from '../leads/locate-leads.js';
import { PassOnByHand } from '../assignments/pass-on-by-hand.js';
import { SavePartner } from '../partners/save-partner.js';
import { STEP } from '../core/testing/happen.js';
import { inTurns } from '../core/testing/in-time.js';
import { InMemoryLeadPlaces } from '../leads/testing/in-memory-lead-places.js';
import { InMemoryLeadRepository } from '../leads/testing/in-memory-lead-repository.js';
import { InMemoryMatchingRepository } from './testing/in-memory-matching-repository.js';
import { InMemoryPartnerRepository } from '../partners/testing/in-memory-partner-repository.js';
import { InMemoryPostalRegister } from '../places/testing/in-memory-postal-register.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { sampleLead } from '../leads/testing/sample-lead.js';

/** Fails where it is asked again and again. */
class CountingMatching extends InMemoryMatchingRepository {
  private asked = 0;

  override due(...of: Parameters<InMemoryMatchingRepository['due']>) {
    if ((this.asked += 1) > 99) throw new Error('It asks without end');
    return super.due(...of);
  }
}

let store: InMemoryStore;
let matching: InMemoryMatchingRepository;
let cases: LeadCases;
let locateLeads: LocateLeads;
let matchDue: MatchDueLeads;
let matchInTwos: MatchDueLeads;
let matchWithRests: MatchDueLeads;
let faults: unknown[][];
let deliveries: number;
let nudges: number;
let pauses: number[];
let began: Map<string, Date>;
let beginMatching: (automatic: boolean) => BeginMatching;
let municipalityOf: (code: string) => Promise<string | undefined>;

beforeEach(() => {
  store = new InMemoryStore();
  [deliveries, nudges] = [0, 0];
  [faults, pauses, began] = [[], [], new Map()];
  municipalityOf = async () => undefined;
  const log = { report: (...reported: unknown[]) => void faults.push(reported) };
  matching = new CountingMatching(store);
  const clock = { now: () => store.now };
  const work = new CaseWork({ next: randomUUID }, clock, { answerHours: 12, automatic: true });
  const delivery = { nudge: () => void (deliveries += 1) };
  cases = new LeadCases(matching, work, delivery, { nudge: () => void (nudges += 1) });
  const places = new InMemoryLeadPlaces(store);
  const register = new InMemoryPostalRegister(store);
  locateLeads = new LocateLeads(places, register, {
    municipalityOf: (code) => municipalityOf(code),
  });
  const pause = async (ms: number) => void pauses.push(ms);
  const runs = {
    succeeded: async (job: string, at: Date) => void began.set(job, at),
    lastSuccess: async (job: string) => began.get(job),
  };
  beginMatching = (automatic) => new BeginMatching(matching, runs, clock, automatic);
  const begin = beginMatching(true);
  const match = [matching, locateLeads, work, clock, delivery, log, begin] as const;
  matchDue = new MatchDueLeads(...match, pause);
  matchInTwos = new MatchDueLeads(...match, pause, 2);
  matchWithRests = new MatchDueLeads(...match);
});

const join = (name: string, changes: Partial<Partner> = {}) => {
  const partner = samplePartner({ id: randomUUID(), name, ...changes });
  store.partners.set(partner.id, partner);
  return partner.id;
};
const receive = async (changes: Parameters<typeof sampleLead>[0] = {}) => {
  const lead = sampleLead({ receivedAt: store.now, address: `Vei ${randomUUID()}`, ...changes });
  await new InMemoryLeadRepository(store).receive(lead, []);
  return lead.id;
};
const given = async (leadId: string) =>
  (await matching.assignmentsOf(leadId)).map(
    ({ assignment: { state }, partner: { name } }) => `${name} ${state}`,
  );
const idOf = async (leadId: string) =>
  (await matching.assignmentsOf(leadId))[0]?.assignment.id ?? '';

describe('due leads', () => {
  it('are processed, each once, and delivery begins', async () => {
    join('Anne');
    const leads = [await receive(), await receive()];
    await inTurns(Promise.all([matchDue.start(), matchDue.start()]));
    await inTurns(matchDue.start());
    for (const lead of leads) expect(await given(lead)).toEqual(['Anne offered']);
    expect(deliveries).toBe(1);
  });

  it('are matched by the current municipality, though it was corrected during the look-up', async () => {
    join('Anne', { areas: ['4601'] });
    join('Odd', { areas: ['0301'] });
    const unknown = { municipality: null, municipalityFoundBy: null, municipalityNumber: '' };
    const lead = await receive({ ...unknown, address: 'Gata 1, 5015 Bergen', location: 'Et sted' });
    const moved = { address: 'Gata 1, 0150 Oslo', location: 'Et annet sted' };
    municipalityOf = async (code) => {
      if (code !== '5015') return '0301';
      store.now = new Date(store.now.getTime() + 1);
      await cases.open(lead, (leadCase) => correctLead(leadCase, moved, true));
      return '4601';
    };
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual([]);
    expect(store.notifications.map(({ kind }) => kind)).toEqual([]);
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual(['Odd offered']);
    expect(store.leads.get(lead)).toMatchObject({ ...moved, municipality: '0301' });
  });

  it('include those that waited for manual matching, as soon as automatic matching resumes', async () => {
    const lead = await receive();
    await matching.decide(lead, 'local', STEP(store.now));
    join('Anne');
    await beginMatching(false).execute();
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual(['Anne offered']);
  });

  it('are processed in several batches where there are many', async () => {
    join('Anne');
    const leads = [await receive(), await receive(), await receive()];
    await inTurns(matchInTwos.start());
    for (const lead of leads) expect(await given(lead)).toEqual(['Anne offered']);
  });

  it('are processed in small batches with rests, while more come', async () => {
    const limits: number[] = [];
    const due = matching.due.bind(matching);
    matching.due = async (limit, now) => {
      const leads = await due(limit, now);
      if (limits.push(limit) <= 2) void matchDue.start();
      return leads;
    };
    await inTurns(matchDue.start());
    expect(limits).toEqual([1_000, 100, 100]);
    expect(pauses).toEqual([expect.any(Number), expect.any(Number)]);
    await inTurns(matchDue.start());
    expect([limits.at(-1), pauses.length]).toEqual([1_000, 2]);
  });

  describe('while more come', () => {
    afterEach(() => void jest.useRealTimers());

    /** The first rest, after a batch that took so long. */
    const restAfter = async (ms: number, match: MatchDueLeads) => {
      let elapsed = 1_000;
      const now = jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
      const { due } = matching;
      matching.due = (...of) => {
        matching.due = due;
        elapsed += ms;
        void match.start();
        return due.apply(matching, of);
      };
      await inTurns(match.start()).finally(() => now.mockRestore());
      return pauses[0];
    };

    it('rest three times as long as a batch took', async () => {
      expect(await restAfter(5, matchDue)).toBe(15);
    });

    it('rest 30 ms at most', async () => {
      expect(await restAfter(11, matchDue)).toBe(30);
    });

    it('rest up to 150 ms where others wait already', async () => {
      for (let nth = 0; nth < 3; nth += 1) await receive();
      expect(await restAfter(51, matchInTwos)).toBe(150);
    });

    it('rest before the next batch is read', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      let batches = 0;
      const { due } = matching;
      matching.due = (...of) => {
        if ((batches += 1) === 1) void matchWithRests.start();
        return due.apply(matching, of);
      };
      const run = matchWithRests.start();
      for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
      expect(batches).toBe(1);
      jest.advanceTimersByTime(30);
      await inTurns(run);
      expect(batches).toBe(2);
    });
  });

  it('are processed but for one that fails, which is parked', async () => {
    join('Anne');
    const unknown = { municipality: null, municipalityFoundBy: null };
    const leads = [await receive(), await receive(unknown), await receive()];
    const decideDue = matching.decideDue.bind(matching);
    matching.decideDue = async (ids, ...more) => {
      if (ids.includes(leads[1] ?? '')) throw new Error('A fault');
      return decideDue(ids, ...more);
    };
    await inTurns(matchDue.start());
    expect(await Promise.all(leads.map(given))).toEqual([['Anne offered'], [], ['Anne offered']]);
    expect([...store.parked]).toEqual([[leads[1], 'Error: A fault']]);
    expect(store.leads.get(leads[1] ?? '')).toMatchObject({ municipality: '4601' });
    expect(faults).toEqual([['set aside', new Error('A fault'), { leadId: leads[1] }]]);
    expect(await matching.due(9, store.now)).toEqual([]);
  });

  it('are parked for an error whose code only resembles the storage’s', async () => {
    const lead = await receive();
    matching.decideDue = async () => {
      throw Object.assign(new Error('A fault'), { code: 'storage-unavailable' });
    };
    await inTurns(matchDue.start());
    matching.decideDue = async () => {
      throw new DomainError('lead-closed');
    };
    const other = await receive();
    await inTurns(matchDue.start());
    expect([...store.parked.keys()]).toEqual([lead, other]);
  });

  const away = async () => {
    throw new DomainError('storage-unavailable');
  };

  it('stay due during a storage outage', async () => {
    const lead = await receive();
    const { due } = matching;
    let isFirst = true;
    matching.decideDue = away;
    matching.due = (...asked) => {
      if (!isFirst) return away();
      isFirst = false;
      return due.apply(matching, asked);
    };
    await expect(inTurns(matchDue.start())).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await due.call(matching, 9, store.now)).toEqual([lead]);
    expect([store.parked.size, faults.length]).toEqual([0, 0]);
  });

  it('are decided but for those that stall, which stay due and are retried later', async () => {
    join('Anne');
    const leads = [];
    for (let nth = 0; nth < 9; nth += 1) leads.push(await receive());
    const stalled = [leads[0], leads[3], leads[4]];
    const { decideDue } = matching;
    matching.decideDue = (ids, ...more) =>
      ids.some((id) => stalled.includes(id)) ? away() : decideDue.call(matching, ids, ...more);
    await inTurns(matchDue.start());
    expect(await matching.due(9, store.now)).toEqual(stalled);
    const reported = stalled.map((leadId) => ['stalled', expect.any(DomainError), { leadId }]);
    expect(faults).toEqual(reported);

    matching.decideDue = decideDue;
    await inTurns(matchDue.start());
    expect(await matching.due(9, store.now)).toEqual(stalled);
    const later = performance.now() + 20_000;
    const now = jest.spyOn(performance, 'now').mockReturnValue(later);
    await inTurns(matchDue.start());
    now.mockRestore();
    expect(await matching.due(9, store.now)).toEqual([]);
  });

  it('end the run where three stall in a row, and the next one decides the others', async () => {
    join('Anne');
    const leads = [];
    for (let nth = 0; nth < 5; nth += 1) leads.push(await receive());
    const stalled = leads.slice(0, 3);
    const { decideDue } = matching;
    matching.decideDue = (ids, ...more) =>
      ids.some((id) => stalled.includes(id)) ? away() : decideDue.call(matching, ids, ...more);
    await expect(inTurns(matchDue.start())).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await matching.due(9, store.now)).toEqual(leads);
    await inTurns(matchDue.start());
    expect(await matching.due(9, store.now)).toEqual(stalled);
  });

  it('are processed in smaller batches after a storage time-out, and in larger ones again after that', async () => {
    for (let nth = 0; nth < 9; nth += 1) await receive();
    const decideDue = matching.decideDue.bind(matching);
    const tried: number[] = [];
    matching.decideDue = async (ids, ...more) => {
      const isSlow = !tried.includes(2);
      tried.push(ids.length);
      if (isSlow && ids.length > 2) throw new DomainError('storage-unavailable');
      await decideDue(ids, ...more);
    };
    await inTurns(matchDue.start());
    expect(tried).toEqual([9, 5, 3, 2, 4, 3]);
    await receive();
    await inTurns(matchDue.start());
    expect(tried.at(-1)).toBe(1);
  });

  it('are located first, and wait for the administrator while their place is unknown', async () => {
    const unlocated = { municipality: null, municipalityFoundBy: null, municipalityNumber: '' };
    const reported = { ...unlocated, address: 'Gata 1' };
    join('Anne', { areas: ['NO'] });
    const [near, nowhere] = [
      await receive({ ...reported, location: 'Nesttun' }),
      await receive({ ...reported, address: 'Gata 2', location: 'Stockholm' }),
    ];
    await inTurns(matchDue.start());
    expect([await given(near), await given(nowhere)]).toEqual([['Anne offered'], []]);
    expect(store.leads.get(near)).toMatchObject({
      municipality: '4601',
      municipalityFoundBy: 'place-name',
    });
    const [round] = await matching.roundsOf(nowhere);
    expect(round?.refused).toEqual({ 'unknown-place': 1 });
    expect(store.notifications.map(({ kind }) => kind)).toContain('no-partner-notification');
  });

  it('include those that arrive during the run', async () => {
    join('Anne');
    const first = await receive();
    const leads = [first];
    const decideDue = matching.decideDue.bind(matching);
    matching.decideDue = async (ids, ...more) => {
      await decideDue(ids, ...more);
      if (leads.length > 1) return;
      leads.push(await receive());
      void matchDue.start();
    };
    await inTurns(matchDue.start());
    for (const lead of leads) expect(await given(lead)).toEqual(['Anne offered']);
  });

  it('are left when it is stopped in between, and the current batch is completed', async () => {
    join('Anne');
    const leads = [await receive(), await receive(), await receive()];
    let stopped: Promise<void> | undefined;
    const decideDue = matching.decideDue.bind(matching);
    matching.decideDue = async (ids, ...more) => {
      stopped = matchInTwos.stop();
      await decideDue(ids, ...more);
    };
    await inTurns(matchInTwos.start());
    await inTurns(stopped ?? Promise.reject(new Error('It did not begin')));
    const states = await Promise.all(leads.map(given));
    expect(states.filter(({ length }) => length > 0)).toHaveLength(2);
  });

  it('wait once the process stops', async () => {
    join('Anne');
    const lead = await receive();
    await matchDue.stop();
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual([]);
  });
});

describe('manual matching', () => {
  const byHand = (locate = locateLeads) => new PassOnByHand(locate, cases);

  it('asks one partner, withdraws the offer, and asks another in its place', async () => {
    const [anne, berit] = [join('Anne', { areas: ['0301'] }), join('Berit', { areas: ['0301'] })];
    const lead = await receive();
    expect(await byHand().ask(lead, anne)).toBe(1);
    expect(await given(lead)).toEqual(['Anne offered']);
    expect(await byHand().replace(lead, await idOf(lead), berit)).toBe(1);
    expect(await given(lead)).toEqual(['Anne withdrawn', 'Berit offered']);
    const [, second] = await matching.assignmentsOf(lead);
    await cases.open(lead, (it) => withdrawByHand(it, second?.assignment.id ?? ''));
    expect(await given(lead)).toEqual(['Anne withdrawn', 'Berit withdrawn']);
    expect([deliveries, nudges]).toEqual([3, 3]);
  });

  it('locks only the partners it may need, and all where the rule chooses', async () => {
    const involved: unknown[] = [];
    matching.decide = async (_, partners) => void involved.push(partners);
    await byHand().ask('l', 'p');
    await byHand().replace('l', 'a', 'p');
    await byHand().replace('l', 'a');
    await byHand().ask('l');
    await cases.open('l', (it) => releaseLead(it));
    expect(involved).toEqual([['p'], ['p'], 'local', 'local', []]);
  });

  it('locates the home before the rule chooses, and not for a picked partner', async () => {
    const located: (readonly string[])[] = [];
    const locate = Object.assign(Object.create(locateLeads) as LocateLeads, {
      execute: async (ids: readonly string[]) => void located.push(ids),
    });
    matching.decide = async () => undefined;
    await byHand(locate).ask('l');
    await byHand(locate).replace('m', 'a');
    await byHand(locate).replace('n', 'a', 'p');
    expect(located).toEqual([['l'], ['m']]);
  });

  it('lets the rule ask, and reports when nobody is left', async () => {
    join('Anne');
    const lead = await receive();
    expect(await byHand().ask(lead)).toBe(1);
    expect(await byHand().ask(lead)).toBe(0);
    expect(await given(lead)).toEqual(['Anne offered']);
    const next = byHand().replace(lead, await idOf(lead));
    await expect(next).rejects.toMatchObject({ code: 'no-partner-eligible' });
    expect(await given(lead)).toEqual(['Anne offered']);
  });

  it('releases a held lead once, and its matching begins', async () => {
    join('Anne');
    const lead = await receive({ suspicion: 'hidden-field-filled' });
    await inTurns(matchDue.start());
    await expect(byHand().ask(lead)).rejects.toMatchObject({
      code: 'lead-held',
    });
    const release = () => cases.open(lead, (it) => releaseLead(it));
    await release();
    await expect(release()).rejects.toMatchObject({ code: 'lead-not-held' });
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual(['Anne offered']);
    const kinds = store.notifications.map(({ kind }) => kind);
    expect(kinds).toEqual(['owner-confirmation', 'partner-offer']);
    expect(store.announcements.map(({ event }) => event)).toEqual(['lead.received']);
  });

  it('resumes for waiting leads when a partner joins, changes or resumes', async () => {
    const lead = await receive();
    await inTurns(matchDue.start());
    const partners = new InMemoryPartnerRepository(store);
    const nextSteps = { nudge: () => void (nudges += 1) };
    const save = new SavePartner(
      partners,
      { next: randomUUID },
      { now: () => store.now },
      matching,
      nextSteps,
    );
    const { partner } = await save.add({ ...samplePartner({ name: 'Anne' }), active: false });
    await save.acceptTerms(partner.id, PARTNER_TERMS_VERSION, 'page');
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual([]);
    await save.change(partner.id, { active: true });
    await inTurns(matchDue.start());
    expect(await given(lead)).toEqual(['Anne offered']);
    expect(nudges).toBe(3);
  });
});

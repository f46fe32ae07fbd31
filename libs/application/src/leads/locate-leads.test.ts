import type { Lead } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LocateLeads } from './locate-leads.js';
import { InMemoryLeadPlaces } from './testing/in-memory-lead-places.js';
import { InMemoryPostalRegister } from '../places/testing/in-memory-postal-register.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { sampleLead } from './testing/sample-lead.js';

let store: InMemoryStore;
let register: InMemoryPostalRegister;
let answers: Record<string, string>;
let asked: string[];
let locateLeads: LocateLeads;
let lookUps: (readonly string[])[];
let atOnce: number;

const UNLOCATED = { municipality: null, municipalityFoundBy: null, municipalityNumber: '' };

beforeEach(() => {
  store = new InMemoryStore();
  register = new InMemoryPostalRegister(store);
  answers = {};
  asked = [];
  lookUps = [];
  atOnce = 0;
  let open = 0;
  const lookUp = register.lookUp.bind(register);
  register.lookUp = (codes, places) => {
    lookUps.push(codes);
    return lookUp(codes, places);
  };
  locateLeads = new LocateLeads(new InMemoryLeadPlaces(store), register, {
    municipalityOf: async (code) => {
      asked.push(code);
      open += 1;
      atOnce = Math.max(atOnce, open);
      await Promise.resolve();
      open -= 1;
      return answers[code];
    },
  });
});

const receive = (changes: Partial<Lead>) => {
  const lead = sampleLead({ ...UNLOCATED, ...changes });
  store.leads.set(lead.id, lead);
  return lead.id;
};
const placeOf = (id: string) => {
  const { municipality, municipalityFoundBy } = store.leads.get(id) ?? sampleLead();
  return [municipality, municipalityFoundBy];
};
const locate = async (changes: Partial<Lead>) => {
  const id = receive(changes);
  await locateLeads.execute([id]);
  return placeOf(id);
};

describe('locating leads', () => {
  it('takes the number of the chosen address, without a look-up', async () => {
    const given = { municipalityNumber: '5501', address: 'Gata 1, 5015 Bergen', location: 'Oslo' };
    expect(await locate(given)).toEqual(['5501', 'chosen-address']);
    expect(asked).toEqual([]);
  });

  it('looks nothing up for a lead that is located', async () => {
    await locate({ municipality: '4601', municipalityFoundBy: 'place-name' });
    expect(lookUps).toEqual([]);
  });

  it('ignores the number of a former municipality', async () => {
    const given = { municipalityNumber: '1507', address: '', location: 'Ålesund' };
    expect(await locate(given)).toEqual(['1508', 'place-name']);
  });

  it('takes the postal code from the register, without a request', async () => {
    await register.replace([{ code: '5015', place: 'BERGEN', municipality: '4601' }]);
    const address = 'Nygårdsgaten 5, 5015 Bergen';
    expect(await locate({ address, location: 'Oslo' })).toEqual(['4601', 'postal-register']);
    expect(asked).toEqual([]);
  });

  it('asks the address service once for a code that the register lacks, and keeps the answer', async () => {
    answers = { '2050': '3209' };
    const address = 'Storgata 1, 2050 Jessheim';
    const both = [receive({ address }), receive({ address })];
    await locateLeads.execute(both);
    expect(both.map(placeOf)).toEqual(Array(2).fill(['3209', 'address-service']));
    expect(await locate({ address })).toEqual(['3209', 'address-service']);
    expect(asked).toEqual(['2050']);
  });

  it('asks again for a code whose municipality is a former one', async () => {
    await register.replace([{ code: '6003', place: 'ÅLESUND', municipality: '1507' }]);
    answers = { '6003': '1508' };
    expect(await locate({ address: '6003 Ålesund', location: '' })).toEqual([
      '1508',
      'address-service',
    ]);
  });

  it("takes the municipality's name when the service has no answer, and a post place's", async () => {
    await register.replace([{ code: '2260', place: 'KIRKENÆR', municipality: '3417' }]);
    expect(await locate({ address: '9999 Voss', location: 'Voss' })).toEqual([
      '4621',
      'place-name',
    ]);
    expect(await locate({ address: '', location: 'Kirkenær' })).toEqual(['3417', 'place-name']);
  });

  it.each(['asdf', 'Stockholm', 'Herøy'])(
    'leaves %j unknown, to be looked up again',
    async (location) => {
      expect(await locate({ address: 'Gata 1', location })).toEqual([null, null]);
    },
  );

  it('keeps no answer where the service has none', async () => {
    const kept: string[] = [];
    register.keepAnswer = async (code) => void kept.push(code);
    answers = { '2050': '3209' };
    const ids = ['2050', '2051'].map((code) => receive({ address: `Vei 1, ${code} Sted` }));
    await locateLeads.find(ids);
    expect([asked.toSorted(), kept]).toEqual([['2050', '2051'], ['2050']]);
  });

  it('asks five codes at a time, and reads the register again only for an answer', async () => {
    const codes = Array.from({ length: 11 }, (_, at) => String(5001 + at));
    const leads = codes.map((code) => receive({ address: `${code} Bergen`, location: 'Oslo' }));
    answers = { '5001': '4601', '5007': '4601' };
    await locateLeads.execute(leads);
    expect(asked).toEqual(codes);
    expect(atOnce).toBe(5);
    expect(lookUps).toHaveLength(2);
    expect(leads.map(placeOf)).toEqual(
      codes.map((code) => (answers[code] ? ['4601', 'address-service'] : ['0301', 'place-name'])),
    );
    await locate({ address: '5099 Bergen', location: 'Oslo' });
    expect(lookUps).toHaveLength(3);
  });

  it('asks once for what several leads share, and stores only what was found', async () => {
    const stored: number[] = [];
    const places = new InMemoryLeadPlaces(store);
    const locate = places.locate.bind(places);
    places.locate = (found) => {
      stored.push(found.length);
      return locate(found);
    };
    const locating = new LocateLeads(places, register, { municipalityOf: async () => undefined });
    const lost = receive({ address: '', location: 'Stockholm' });
    await locating.execute([lost]);
    await locating.execute([lost, receive({ address: '', location: 'Oslo' })]);
    await locating.execute([]);
    expect(stored).toEqual([1]);
    expect(lookUps).toEqual([[], []]);
  });

  it('does not touch located leads', async () => {
    const known = { municipality: '0301', municipalityFoundBy: 'chosen-address' } as const;
    expect(await locate({ ...known, address: '5015 Bergen' })).toEqual(['0301', 'chosen-address']);
    expect(asked).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { happen, sampleLead } from '@boligstyling/application/testing';
import {
  advance,
  arrivalConsents,
  type ConsentPlace,
  type Lead,
  type OpenCase,
  offerTo,
  acceptAssignment,
  setStatus,
  withdrawByOwner,
  correctLead,
} from '@boligstyling/domain';
import { sampleKey, samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresIntegratorKeys } from './postgres-integrator-keys.js';
import { PostgresIntegratorLeads } from './postgres-integrator-leads.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => ({
  ...(await matchingPorts(database(), 'integrator_key, lead, partner')),
  keys: new PostgresIntegratorKeys(database().orm),
  own: new PostgresIntegratorLeads(database().orm),
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

const market = async () => {
  const under = await setUp();
  const key = sampleKey({ id: randomUUID() });
  await under.keys.add(key);
  let nth = 0;
  const send = async (
    changes: Partial<Lead> = {},
    keyId: string | undefined = key.id,
    place: ConsentPlace = 'api',
  ) => {
    // Each of another owner: two of one are merged once somebody is asked.
    const own = { customerEmail: `${nth}@eksempel.no`, customerPhone: `4000000${nth++}` };
    const lead = sampleLead({ receivedAt: at(0), ...own, address: `Vei ${nth}`, ...changes });
    const consents = arrivalConsents(place, lead.receivedAt);
    await under.leads.receive(lead, [], undefined, [], consents, keyId);
    return lead;
  };
  const happened = (lead: Lead, what: (leadCase: OpenCase) => void, minute = 30) =>
    happen(under.matching, lead.id, what, at(minute));
  const take = async (lead: Lead, minute: number) => {
    const id = randomUUID();
    await under.partners.add(samplePartner({ id, email: `${id}@stil.no` }));
    await happened(lead, (it) => offerTo(it, id), minute);
    const assignments = await under.matching.assignmentsOf(lead.id);
    const asked = assignments.find(({ assignment }) => assignment.partnerId === id);
    await happened(lead, (it) => acceptAssignment(it, asked?.assignment.id ?? ''), minute);
  };
  return { ...under, key, send, happened, take };
};

describe('an integrator’s view', () => {
  it('has the leads of its key, newest first, by page', async () => {
    const { own, key, send, keys } = await market();
    const other = sampleKey({ id: randomUUID(), digest: randomUUID() });
    await keys.add(other);
    const sent = [];
    for (const minute of [1, 2, 3, 3]) sent.push(await send({ receivedAt: at(minute) }));
    await send({}, other.id);
    const all = await own.page(key.id, 10);
    expect(all.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort());
    expect(all.map(({ receivedAt }) => receivedAt)).toEqual([at(3), at(3), at(2), at(1)]);
    const first = await own.page(key.id, 1);
    const rest = await own.page(key.id, 10, first[0]);
    expect([...first, ...rest]).toEqual(all);
    expect(await own.page(randomUUID(), 10)).toEqual([]);
  });

  it("has each lead's status with its time, once it cannot be undone", async () => {
    const { own, key, send, happened, take } = await market();
    const lead = await send();
    const times = { matchedAt: null, contactedAt: null, closedAt: null };
    expect(await own.page(key.id, 1)).toMatchObject([
      { id: lead.id, source: lead.source, status: 'new', ...times },
    ]);
    await take(lead, 3);
    await take(lead, 4);
    await happened(lead, (it) => setStatus(it, 'contacted'), 5);
    await happened(lead, (it) => setStatus(it, 'lost'), 6);
    await happened(lead, (it) => setStatus(it, 'won'), 7);
    const matched = { status: 'matched', matchedAt: at(3), contactedAt: null, closedAt: null };
    expect(await own.page(key.id, 1)).toMatchObject([matched]);
    await happened(lead, advance, 17);
    expect(await own.page(key.id, 1)).toMatchObject([
      { status: 'won', matchedAt: at(3), contactedAt: at(5), closedAt: at(7) },
    ]);
  });

  it('has the owner’s name only for the key’s own leads, and not after the owner withdrew', async () => {
    const { own, key, send, happened } = await market();
    await send({ receivedAt: at(1) }, key.id, 'form');
    const lead = await send();
    const named = async () => (await own.page(key.id, 2)).map(({ mayBeNamed }) => mayBeNamed);
    expect(await named()).toEqual([false, true]);
    await happened(lead, (it) => withdrawByOwner(it));
    expect(await named()).toEqual([false, false]);
  });

  it("hides an owner who corrected the lead on another lead's page", async () => {
    const { own, key, send, happened } = await market();
    const lead = await send();
    const named = async () => (await own.page(key.id, 2)).map(({ mayBeNamed }) => mayBeNamed);
    await happened(lead, (it) => correctLead(it, { customerPhone: '40000002' }, false, 'own'));
    expect(await named()).toEqual([true]);
    await happened(
      lead,
      (it) => correctLead(it, { customerPhone: '40000003' }, false, 'other'),
      31,
    );
    expect(await named()).toEqual([false]);
  });

  it('names the key to the owner while it may see the contact details', async () => {
    const { own, key, keys, send, happened } = await market();
    const lead = await send();
    const framed = await send({}, key.id, 'form');
    const named = () => Promise.all([lead, framed].map(({ id }) => own.namedTo(id)));
    expect(await named()).toEqual([null, null]);
    const granted = { scopes: ['leads:read-own'], showsContacts: true, paused: false } as const;
    for (const takesItBack of [{ paused: true }, { scopes: [] }, { showsContacts: false }]) {
      await keys.change(key.id, granted);
      expect(await named()).toEqual([key.name, null]);
      await keys.change(key.id, takesItBack);
      expect(await named()).toEqual([null, null]);
    }
    await keys.change(key.id, granted);
    const elsewhere = await send();
    await happened(elsewhere, (it) =>
      correctLead(it, { customerPhone: '40000003' }, false, 'other'),
    );
    expect(await own.namedTo(elsewhere.id)).toBeNull();
    await happened(lead, (it) => withdrawByOwner(it));
    expect(await named()).toEqual([null, null]);
    expect(await own.namedTo(randomUUID())).toBeNull();
  });

  it("hides a place corrected on another lead's page", async () => {
    const { own, key, send, happened } = await market();
    const lead = await send();
    const place = async () => (await own.page(key.id, 1))[0]?.location;
    await happened(lead, (it) => correctLead(it, { location: 'Asker' }, false, 'own'));
    await happened(lead, (it) => correctLead(it, { message: 'Hei' }, false, 'other'), 31);
    expect(await place()).toBe('Asker');
    const moved = { customerPhone: '40000003', location: 'Voss' };
    await happened(lead, (it) => correctLead(it, moved, false, 'other'), 32);
    expect(await place()).toBe('');
  });

  it('hides events of a held lead', async () => {
    const { own, key, send, happened } = await market();
    const lead = await send({ suspicion: 'hidden-field-filled' });
    await happened(lead, (it) => setStatus(it, 'won'));
    const nothing = { status: 'new', contactedAt: null, closedAt: null };
    expect(await own.page(key.id, 1)).toMatchObject([nothing]);
    expect(await own.months(key.id)).toMatchObject([{ sent: 1, won: 0 }]);
  });

  it('has figures by Norwegian month, newest first', async () => {
    const { own, key, send, happened, take } = await market();
    await send({ receivedAt: new Date('2026-10-31T22:59:59.000Z') });
    const won = await send({ receivedAt: new Date('2026-10-31T23:00:00.000Z') });
    await send();
    await take(won, 1);
    await take(won, 2);
    await happened(won, (it) => setStatus(it, 'won'));
    expect(await own.months(key.id)).toMatchObject([{ won: 0 }, { won: 0 }]);
    await happened(won, advance, 40);
    expect(await own.months(key.id)).toEqual([
      { month: '2026-11', sent: 2, matched: 1, accepted: 2, won: 1 },
      { month: '2026-10', sent: 1, matched: 0, accepted: 0, won: 0 },
    ]);
  });
});

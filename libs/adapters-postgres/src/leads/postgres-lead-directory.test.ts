import { randomUUID } from 'node:crypto';
import type { LeadFilter } from '@boligstyling/application';
import {
  type LeadSort,
  setStatus,
  correctLead,
  advance,
  acceptAssignment,
} from '@boligstyling/domain';
import { happen, sampleLead, STEP } from '@boligstyling/application/testing';
import { arrivalConsents, type Lead, searchWords } from '@boligstyling/domain';
import { sampleKey, samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresIntegratorKeys } from '../integrators/postgres-integrator-keys.js';
import { PostgresLeadDirectory } from './postgres-lead-directory.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => ({
  ...(await matchingPorts(database(), 'lead')),
  keys: new PostgresIntegratorKeys(database().orm),
  directory: new PostgresLeadDirectory(database().orm),
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

const withLeads = async (...changes: Partial<Lead>[]) => {
  const under = await setUp();
  for (const [minute, change] of changes.entries()) {
    await under.leads.receive(sampleLead({ receivedAt: at(minute), ...change }), []);
  }
  const names = async (filter: LeadFilter, sort: LeadSort = 'received_at') =>
    (await under.directory.page(filter, sort, 100)).map(({ customerName }) => customerName);
  return { ...under, names };
};

describe('a lead directory', () => {
  it('lists every field of a lead, and whether a partner has accepted it', async () => {
    const { leads, directory } = await setUp();
    const lead = sampleLead({ additionalInfo: null });
    await leads.receive(lead, []);
    const [listed] = await directory.page({}, '-received_at', 10);
    expect(listed).toEqual({ ...lead, partnerId: null, mergedInto: null });
    expect(await directory.find(lead.id)).toEqual({
      lead: { ...lead, partnerId: null, mergedInto: null },
      consents: arrivalConsents('form', lead.receivedAt),
      statusBefore: null,
      sentBy: null,
    });
    expect(await directory.find(randomUUID())).toBeUndefined();
  });

  it("opens a lead with its owner's consents and its previous status", async () => {
    const { leads, matching, directory } = await setUp();
    const lead = sampleLead();
    const consents = arrivalConsents('by-name', lead.receivedAt, ['stylist', 'estate-agent']);
    await leads.receive(lead, [], undefined, [], consents);
    await happen(matching, lead.id, (leadCase) => setStatus(leadCase, 'contacted'));
    await happen(matching, lead.id, (leadCase) => setStatus(leadCase, 'won'));
    const opened = await directory.find(lead.id);
    expect(opened).toMatchObject({
      consents,
      statusBefore: 'contacted',
      lead: { status: 'won' },
    });
  });

  it('names the key that sent a lead by its current name', async () => {
    const { leads, keys, directory } = await setUp();
    const lead = sampleLead();
    const key = sampleKey({ id: randomUUID(), digest: randomUUID(), name: 'Megler Vest AS' });
    await keys.add(key);
    await leads.receive(lead, [], undefined, [], undefined, key.id);
    expect((await directory.find(lead.id))?.sentBy).toBe('Megler Vest AS');
    await keys.change(key.id, { name: 'Megler Nord AS' });
    expect((await directory.find(lead.id))?.sentBy).toBe('Megler Nord AS');
  });

  it('lists merged leads and possible duplicates, both ways', async () => {
    const { leads, matching, directory } = await setUp();
    const home = { address: 'Ålesundsvegen 5 B, 6010 Ålesund' };
    const before = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const receive = async (minutes: number, changes: Partial<Lead>) => {
      const lead = sampleLead({ receivedAt: before(minutes), ...changes });
      await leads.receive(lead, []);
      return lead.id;
    };
    const first = await receive(9, home);
    const same = await receive(8, home);
    const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
    const perhaps = await receive(7, { ...home, ...neighbour });
    const other = await receive(6, {
      address: 'Strandgaten 9',
      customerPhone: '99887700',
      customerEmail: 'bo@eksempel.no',
    });
    const soon = before(-1);
    await matching.decideDue([first, same, perhaps, other], soon, STEP(soon));
    const reported = async (id: string) =>
      (await directory.relatives(id)).map(({ lead, mergedInto, perhapsSameAs }) => [
        lead.id,
        mergedInto,
        perhapsSameAs,
      ]);
    const rows = [
      [first, null, null],
      [same, first, null],
      [perhaps, null, first],
    ];
    expect(await reported(first)).toEqual(rows);
    expect(await reported(same)).toEqual([rows[0], rows[1]]);
    expect(await reported(perhaps)).toEqual([rows[0], rows[2]]);
    expect(await reported(other)).toEqual([[other, null, null]]);
    expect(await reported(randomUUID())).toEqual([]);
  });

  it('sorts by time and by name, both ways, in Norwegian order', async () => {
    const people = ['Åse', 'Ole', 'Ærlend', 'anne', 'Øyvind', 'Bo'];
    const { names } = await withLeads(...people.map((customerName) => ({ customerName })));
    const byName = ['anne', 'Bo', 'Ole', 'Ærlend', 'Øyvind', 'Åse'];
    expect(await names({}, 'received_at')).toEqual(people);
    expect(await names({}, '-received_at')).toEqual(people.toReversed());
    expect(await names({}, 'customer_name')).toEqual(byName);
    expect(await names({}, '-customer_name')).toEqual(byName.toReversed());
  });

  it.each(['received_at', '-received_at', 'customer_name', '-customer_name'] as const)(
    'continues after the last lead of a page, by %s',
    async (sort) => {
      const same = { receivedAt: at(0), customerName: 'Kari' };
      const { directory } = await withLeads(same, {}, same, { customerName: 'Ola' }, same, same);
      const all = await directory.page({}, sort, 100);
      let walked = await directory.page({}, sort, 2);
      for (let page = walked; page.length === 2; walked = [...walked, ...page]) {
        page = await directory.page({}, sort, 2, page[1]);
      }
      expect(walked.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(all).toHaveLength(6);
    },
  );

  it('finds part of a name, an email, a phone number and an address', async () => {
    const { names } = await withLeads(
      { customerName: 'Åse Ødegård', customerEmail: 'ase@fjord.no', customerPhone: '41234567' },
      { customerName: 'Ola Berg', address: 'Ågata 5, 5015 Bergen', customerPhone: '99887766' },
    );
    expect(await names({ words: ['ødeg'] })).toEqual(['Åse Ødegård']);
    expect(await names({ words: ['ÅSE', 'fjord'] })).toEqual(['Åse Ødegård']);
    expect(await names({ words: ['8877'] })).toEqual(['Ola Berg']);
    expect(await names({ words: ['ågata', '5015'] })).toEqual(['Ola Berg']);
    expect(await names({ words: ['ola', 'fjord'] })).toEqual([]);
    expect(await names({ words: ['%%%'] })).toEqual([]);
    expect(await names({ words: ['b_rg'] })).toEqual([]);
    expect(await names({ words: ['\\\\\\'] })).toEqual([]);
  });

  it('finds a name without its accents, and with any apostrophe', async () => {
    const { names } = await withLeads(
      { customerName: 'Émile D\u2019Angelo' },
      { customerName: 'Rene\u0301 Müller', address: 'Kárášjohka 1' },
    );
    const found = (text: string) => names({ words: searchWords(text)! });
    for (const text of ['emile', 'ÉMILE', "d'angelo", 'D\u2019Angelo']) {
      expect([text, await found(text)]).toEqual([text, ['Émile D\u2019Angelo']]);
    }
    for (const text of ['rene', 'René', 'muller', 'MÜLLER', 'karasjohka', 'Kárášjohka']) {
      expect([text, await found(text)]).toEqual([text, ['Rene\u0301 Müller']]);
    }
  });

  it('finds an address in any spelling', async () => {
    const { names, matching, leads } = await withLeads({
      customerName: 'Kari',
      address: 'Kirkevn. 64 B, leil. 302, NO-0368 Oslo',
    });
    const found = (text: string) => names({ words: searchWords(text)! });
    for (const text of [
      ...['Kirkeveien 64B', 'kirkevegen 64 b', 'Kirkevn 64', 'Kirkevn. 64 B leil. 302'],
      ...['Kirkeveien 64 B, H0302, 0368 Oslo', 'H 0302', 'NO-0368', 'Kari Kirkeveien'],
    ]) {
      expect([text, await found(text)]).toEqual([text, ['Kari']]);
    }
    expect(await found('Kirkeveien 64 H0303')).toEqual([]);
    expect(await found('Kirkegata 64')).toEqual([]);
    const moved = sampleLead({ customerName: 'Ola', address: 'Storgata 1' });
    await leads.receive(moved, []);
    await happen(matching, moved.id, (it) =>
      correctLead(it, { address: 'Parkvn. 7' }, false, 'own'),
    );
    expect(await found('Parkveien 7')).toEqual(['Ola']);
    expect(await found('Storgaten')).toEqual([]);
  });

  it('finds decomposed letters too', async () => {
    const { names } = await withLeads(
      { customerName: 'Bjørn A\u030anensen' },
      { customerName: 'Åse Ånensen' },
    );
    expect(await names({ words: ['ånensen'] })).toEqual(['Bjørn A\u030anensen', 'Åse Ånensen']);
    expect(await names({ words: ['ånensen', 'bjørn'] })).toEqual(['Bjørn A\u030anensen']);
  });

  it('narrows by status, city, service and time together, and counts the same', async () => {
    const { names, directory, matching } = await withLeads(
      { customerName: 'A', location: 'Oslo', serviceType: 'Delstyling' },
      { customerName: 'B', location: 'OSLO', serviceType: 'Fullstyling' },
      { customerName: 'C', location: 'Bergen', serviceType: 'Delstyling' },
      { customerName: 'D', location: 'Oslo', serviceType: 'Delstyling' },
    );
    const [first] = await directory.page({}, 'received_at', 1);
    await happen(matching, first?.id ?? '', (leadCase) => setStatus(leadCase, 'won'));
    const cases: [LeadFilter, string[]][] = [
      [{}, ['A', 'B', 'C', 'D']],
      [{ status: 'won' }, ['A']],
      [{ city: 'Oslo' }, ['A', 'B', 'D']],
      [{ city: ' oSLO' }, ['A', 'B', 'D']],
      [{ ids: [first?.id ?? '', randomUUID()] }, ['A']],
      [{ service: 'Delstyling' }, ['A', 'C', 'D']],
      [{ from: at(1), to: at(3) }, ['B', 'C']],
      [{ city: 'Oslo', service: 'Delstyling', status: 'new', from: at(1) }, ['D']],
      [{ words: ['nordmann.no'], city: 'Bergen' }, ['C']],
      [{ city: 'Ingensteds' }, []],
    ];
    for (const [filter, expected] of cases) {
      expect(await names(filter)).toEqual(expected);
      expect(await directory.count(filter)).toEqual({ total: expected.length, isExact: true });
    }
  });

  it('narrows to a municipality, by place name where the municipality is not known', async () => {
    const { names, directory } = await withLeads(
      { customerName: 'A', location: 'Nesttun', municipality: '4601' },
      { customerName: 'B', location: 'BERGEN ', municipality: null },
      { customerName: 'C', location: 'Arna', municipality: null },
      { customerName: 'D', location: 'Bergen', municipality: '0301' },
      { customerName: 'E', location: 'Oslo', municipality: null },
    );
    expect(await names({ municipality: '4601' })).toEqual(['A', 'B', 'C']);
    expect(await directory.count({ municipality: '4601' })).toEqual({ total: 3, isExact: true });
  });

  it('narrows to leads that are not merged', async () => {
    const { names, directory } = await withLeads({ customerName: 'A' }, { customerName: 'B' });
    const [first] = await directory.page({}, 'received_at', 1);
    const merged = `update lead set merged_into = '${first?.id}', merge_kind = 'presumed' where customer_name = 'B'`;
    await database().execute(merged);
    expect(await names({ merged: 'without' })).toEqual(['A']);
    expect(await directory.count({ merged: 'without' })).toEqual({ total: 1, isExact: true });
    expect(await names({})).toEqual(['A', 'B']);
  });

  it('narrows to a form, to a campaign, to held leads, and to leads without a known municipality', async () => {
    const { names, directory } = await withLeads(
      { customerName: 'A', source: 'articles_page', municipality: null },
      {
        ...{ customerName: 'B', suspicion: 'hidden-field-filled', municipality: null },
        ...{ utmSource: 'finn', utmCampaign: 'vår' },
      },
      {
        ...{ customerName: 'C', municipality: '0301', municipalityFoundBy: 'place-name' },
        ...{ utmSource: 'google', utmCampaign: 'vår', referrerHost: 'finn.no' },
      },
    );
    const cases: [LeadFilter, string[]][] = [
      [{ source: 'articles_page' }, ['A']],
      [{ source: 'articles' }, []],
      [{ utmSource: 'finn', utmCampaign: 'vår' }, ['B']],
      [{ utmCampaign: 'vår' }, ['B', 'C']],
      [{ utmCampaign: 'Vår' }, []],
      [{ referrerHost: 'finn.no' }, ['C']],
      [{ isHeld: true }, ['B']],
      [{ held: 'without', isUnplaced: true }, ['A']],
      [{ isUnplaced: true }, ['A', 'B']],
      [{ isUnplaced: true, isHeld: true }, ['B']],
      [{ municipality: '0301' }, ['C']],
    ];
    for (const [filter, expected] of cases) {
      expect(await names(filter)).toEqual(expected);
      expect((await directory.count(filter)).total).toBe(expected.length);
    }
  });

  it('changes its version when a lead comes, merges, changes status or is erased', async () => {
    const { leads, matching, directory } = await withLeads({}, {});
    const versions = [await directory.version()];
    expect(await directory.version()).toBe(versions[0]);
    const [newest, before] = await directory.page({}, '-received_at', 2);
    const join = `update lead set merged_into = ?, merge_kind = 'presumed' where id = ?`;
    await database().execute(join, [before?.id, newest?.id]);
    versions.push(await directory.version());
    const lead = sampleLead({ receivedAt: at(5) });
    await leads.receive(lead, []);
    versions.push(await directory.version());
    await happen(matching, lead.id, (leadCase) => setStatus(leadCase, 'won'));
    versions.push(await directory.version());
    const [oldest] = await directory.page({}, 'received_at', 1);
    await leads.erase(oldest?.id ?? '');
    versions.push(await directory.version());
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('changes its version with each acceptance', async () => {
    const { leads, matching, directory, partners } = await withLeads();
    const lead = sampleLead();
    await leads.receive(lead, []);
    for (let nth = 1; nth <= 2; nth += 1) {
      const id = randomUUID();
      await partners.add(samplePartner({ id, email: `${id}@stil.no` }));
    }
    await happen(matching, lead.id, (leadCase) => advance(leadCase));
    const versions = [await directory.version()];
    for (const { assignment } of await matching.assignmentsOf(lead.id)) {
      await happen(matching, lead.id, (leadCase) => acceptAssignment(leadCase, assignment.id));
      versions.push(await directory.version());
    }
    expect(new Set(versions).size).toBe(3);
  });
});

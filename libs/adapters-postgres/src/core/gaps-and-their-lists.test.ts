import { FindCoverageGaps } from '@boligstyling/application';
import { sampleLead } from '@boligstyling/application/testing';
import { norwegianDay, startOfNorwegianDay } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { PostgresLeadDirectory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const A_YEAR_AGO_THAT_MORNING = new Date('2025-11-20T06:00:00Z');

const KNOWN = { Håpet: '5501', Tromso: '5501', Arna: '4601', Asdf: '1804', Herøy: '1818' };
const UNKNOWN = [
  ...['Tromsø', 'TROMSO', 'tromsoe kommune', ' Tromsø sentrum', 'Romsa', 'Bodø kommune', 'bodo'],
  ...['Oslo sentrum', 'Oslo', 'Nesttun', 'asdf', 'ASDF ', 'asdf sentrum', 'Herøy', 'Heroy'],
];
const WRITTEN = [...Object.entries(KNOWN), ...UNKNOWN.map((location) => [location, null] as const)];

const database = ownDatabase();

it('name the same leads, however owners spell the place', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  const directory = new PostgresLeadDirectory(orm);
  for (const receivedAt of [A_YEAR_AGO_THAT_MORNING, NOW]) {
    for (const [location, municipality] of WRITTEN) {
      await leads.receive(sampleLead({ location, municipality, receivedAt }), []);
    }
  }
  const [kept] = await directory.page({}, 'received_at', 1);
  const again = { location: 'bodø sentrum', municipality: null, receivedAt: NOW };
  const merged = sampleLead({ ...again, customerName: 'Den samme' });
  await leads.receive(merged, []);
  await execute(`update lead set merged_into = ?, merge_kind = 'presumed' where id = ?`, [
    kept?.id,
    merged.id,
  ]);
  const held = { location: 'Bodø', municipality: '1804', receivedAt: NOW };
  await leads.receive(sampleLead({ ...held, suspicion: 'filled-in-too-fast' }), []);
  const partners = new PostgresPartnerRepository(orm);
  const { gaps, since } = await new FindCoverageGaps(partners, { now: () => NOW }).execute();
  const from = startOfNorwegianDay(norwegianDay(since));
  const listed = async ({ municipality, city, service }: (typeof gaps)[number]) => {
    const where = municipality === null ? { city, isUnplaced: true } : { municipality };
    const filter = { ...where, service, from, merged: 'without', held: 'without' } as const;
    const { total } = await directory.count(filter);
    expect(await directory.page(filter, '-received_at', 100)).toHaveLength(total);
    return total;
  };
  const both = gaps.map(async (gap) => [gap.place, gap.city, gap.leads, await listed(gap)]);
  const counted = gaps.map(({ place, city, leads }) => [place, city, leads, leads]);
  expect(await Promise.all(both)).toEqual(counted);
  expect(gaps.reduce((sum, gap) => sum + gap.leads, 0)).toBe(2 * WRITTEN.length);
});

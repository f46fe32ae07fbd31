import type { PartnersInvolved } from '@boligstyling/application';
import {
  areasAround,
  isTest,
  TEST_PARTNER,
  type LeadCaseState,
  noFigures,
  type Partner,
  type PartnerFigures,
  type PartnerKind,
  PartnerPool,
} from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { columnOf } from '../core/row-fields.js';
import { isRealPartner, PARTNER_COLUMNS } from '../tables/partner-schema.js';
import { isUnansweredRow } from '../core/reveals.js';

/** Open assignments are counted, not stored, because erasing a lead removes its own. */
const PARTNERS = `
  with involved as (
    select w.id from partner w, unnest(w.areas) area where area in (select unnest($1::text[]))
    union select unnest($2::uuid[])
  )
  select ${PARTNER_COLUMNS}, f.last_asked_order as "lastAskedOrder", f.figures,
    (select count(*)::int from assignment a
      where a.partner_id = p.id and ${isUnansweredRow('a')}) as open
  from involved join partner p using (id) left join partner_figures f on f.partner_id = p.id`;

const KINDS = `
  select kind, count(*)::int as count, (select max(last_asked_order) from partner_figures) as "lastAskedOrder"
  from partner p where ${isRealPartner('p')} group by kind`;

const ADD_TEST_PARTNER = `
  insert into partner (${Object.keys(TEST_PARTNER).map(columnOf).join(', ')})
  select ${Object.keys(TEST_PARTNER).map(columnOf).join(', ')}
  from jsonb_populate_record(null::partner, $1) on conflict do nothing`;

const TEST_PARTNER_ROW = JSON.stringify(
  Object.fromEntries(Object.entries(TEST_PARTNER).map(([key, value]) => [columnOf(key), value])),
);

type Row = Partner & {
  lastAskedOrder: string | null;
  figures: Omit<PartnerFigures, 'partnerId' | 'lastAskedOrder' | 'open'> | null;
  open: number;
};

interface KindRow {
  kind: PartnerKind;
  count: number;
  lastAskedOrder: string | null;
}

/**
 * Already asked, named, or the test partner for a test lead; with `local` also those who work in
 * the homes' municipalities.
 */
export async function readPartnerPool(
  client: Pool | PoolClient,
  states: readonly LeadCaseState[],
  partners: PartnersInvolved,
): Promise<PartnerPool> {
  const isLocal = partners === 'local';
  const areas = isLocal ? states.flatMap(({ lead }) => areasAround(lead.municipality)) : [];
  const hasTest = states.some(({ lead }) => isTest(lead));
  if (hasTest) await client.query(ADD_TEST_PARTNER, [TEST_PARTNER_ROW]);
  const testing = hasTest ? [TEST_PARTNER.id] : [];
  const asked = states.flatMap(({ assignments }) => assignments.map((each) => each.partnerId));
  const ids = [...(isLocal ? testing : [...partners, ...testing]), ...asked];
  const { rows } = await client.query<Row>(PARTNERS, [[...new Set(areas)], ids]);
  const kinds = await client.query<KindRow>(KINDS);
  const figures = rows.map(({ id, lastAskedOrder, figures: kept, open }) => ({
    ...noFigures(id),
    ...kept,
    lastAskedOrder: Number(lastAskedOrder),
    open,
  }));
  const known = rows.map(({ lastAskedOrder: _, figures: __, open: ___, ...partner }) => partner);
  const lastAskedOrder = Number(kinds.rows[0]?.lastAskedOrder ?? 0);
  const counts = new Map(kinds.rows.map(({ kind, count }) => [kind, count]));
  return new PartnerPool(known, figures, lastAskedOrder, counts);
}

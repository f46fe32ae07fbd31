import type { PartnersInvolved } from '@boligstyling/application';
import { noFigures, type Partner, type PartnerFigures, PartnerPool } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { PARTNER_COLUMNS } from './partner-rows.js';

/**
 * Partners with what they have lately been asked. Open questions are counted, not kept: a lead that
 * is erased takes its own with it.
 */
const PARTNERS = `
  select ${PARTNER_COLUMNS}, f.last_turn as "lastTurn", f.figures, coalesce(o.open, 0) as open
  from partner p left join partner_figures f on f.partner_id = p.id
    left join (
      select partner_id, count(*)::int as open from assignment
      where state = 'offered' group by partner_id
    ) o on o.partner_id = p.id`;

const INVOLVED = `
  where p.id = any($1)
    or p.id in (select partner_id from assignment where lead_id = any($2))`;

const LAST_TURN = 'select max(last_turn) as turn from partner_figures';

type Row = Partner & {
  lastTurn: string | null;
  figures: Omit<PartnerFigures, 'partnerId' | 'lastTurn' | 'open'> | null;
  open: number;
};

/** Reads the partners that a decision may have to do with. */
export async function readPartnerPool(
  client: Pool | PoolClient,
  leadIds: readonly string[],
  partners: PartnersInvolved,
): Promise<PartnerPool> {
  const { rows } =
    partners === 'all'
      ? await client.query<Row>(PARTNERS)
      : await client.query<Row>(PARTNERS + INVOLVED, [partners, leadIds]);
  const last = await client.query<{ turn: string | null }>(LAST_TURN);
  const figures = rows.map(({ id, lastTurn, figures: kept, open }) => ({
    ...noFigures(id),
    ...kept,
    lastTurn: Number(lastTurn),
    open,
  }));
  const known = rows.map(({ lastTurn: _, figures: __, open: ___, ...partner }) => partner);
  return new PartnerPool(known, figures, Number(last.rows[0]?.turn ?? 0));
}

import { LeadPictures } from '@boligstyling/application';
import {
  DomainError,
  type LeadPicture,
  type PictureTaking,
  requireTakesPictures,
} from '@boligstyling/domain';
import { fromDatabase } from '../core/statements.js';
import { isClosedRow } from '../core/reveals.js';
import { columnOf, columnsOf, type Fields, fieldsOf } from '../core/row-fields.js';
import { isInactiveSince } from '../leads/lead-part-tables.js';
import { LeadPictureSchema } from '../tables/lead-schema.js';

const FIELDS: Fields<keyof LeadPicture> = fieldsOf(LeadPictureSchema);
const KEYS = Object.keys(FIELDS) as (keyof LeadPicture)[];
const SELECT = `select ${columnsOf(KEYS, 'p')} from lead_picture p`;
const OF_LEADS = {
  name: 'pictures-of-leads',
  text: `${SELECT} where lead_id = any($1) order by lead_id, place, added_at`,
};

/** Uploads and decisions take turns, so that the limit and the state hold. */
const HOLD_LEAD = `
  select status, suspicion, undoable_status as "undoableStatus", reported_win as "reportedWin"
  from lead where id = $1 for no key update`;
const COUNT = `
  select count(*)::int as count, coalesce(max(place) + 1, 0)::int as place
  from lead_picture where lead_id = $1`;
const ADD = `
  insert into lead_picture (${KEYS.map(columnOf).join(', ')})
  values (${KEYS.map((_, at) => `$${at + 1}`).join(', ')}) on conflict (id) do nothing`;

const ORDER = `
  update lead_picture p set place = ordered.place
  from (
    select id, (row_number() over (
      order by array_position($2::uuid[], id) nulls last, place, added_at))::int - 1 as place
    from lead_picture where lead_id = $1) ordered
  where p.id = ordered.id`;

/** A closed lead counts from its last status, another from its last activity. */
const OLD = `
  select p.id from lead_picture p join lead on lead.id = p.lead_id
  where (${isInactiveSince('$1')})
    or (${isClosedRow('lead')} and p.added_at <= $1 and not exists (
      select from lead_event e
      where e.lead_id = lead.id and e.kind in ('status-changed', 'status-undone') and e.at > $1))
  limit $2 for update of p skip locked`;

export class PostgresLeadPictures extends fromDatabase(LeadPictures) {
  override ofLeads(leadIds: readonly string[]): Promise<LeadPicture[]> {
    return this.rowsOf<LeadPicture>(OF_LEADS, [leadIds]);
  }

  override async find(id: string): Promise<LeadPicture | undefined> {
    return (await this.rowsOf<LeadPicture>(`${SELECT} where id = $1`, [id]))[0];
  }

  override add(picture: Omit<LeadPicture, 'place'>, atMost: number): Promise<boolean> {
    return this.together(async (client) => {
      const held = await client.query<PictureTaking>(HOLD_LEAD, [picture.leadId]);
      const [lead] = held.rows;
      if (!lead) throw new DomainError('lead-not-found');
      requireTakesPictures(lead);
      const { rows } = await client.query<{ count: number; place: number }>(COUNT, [
        picture.leadId,
      ]);
      const { count, place } = rows[0] ?? { count: 0, place: 0 };
      if (count >= atMost) throw new DomainError('too-many-pictures');
      const row: LeadPicture = { ...picture, place };
      const values = KEYS.map((key) => row[key]);
      return (await client.query(ADD, values)).rowCount === 1;
    });
  }

  override async order(leadId: string, ids: readonly string[]): Promise<void> {
    await this.together(async (client) => {
      await client.query(HOLD_LEAD, [leadId]);
      await client.query(ORDER, [leadId, ids]);
    });
  }

  override async remove(id: string): Promise<void> {
    await this.rowsOf('delete from lead_picture where id = $1', [id]);
  }

  override async confirm(ids: readonly string[], now: Date): Promise<void> {
    await this.rowsOf(
      'update lead_picture set confirmed_at = $2 where id = any($1) and confirmed_at is null',
      [ids, now],
    );
  }

  override async removeOld(until: Date, limit: number): Promise<number> {
    const removed = await this.rowsOf(
      `delete from lead_picture where id in (${OLD}) returning id`,
      [until, limit],
    );
    return removed.length;
  }
}

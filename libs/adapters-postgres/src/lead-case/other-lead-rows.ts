import {
  askedFirst,
  endedBy,
  HOME_KEY_DIVIDER,
  type Assignment,
  isExhausted,
  isGranted,
  hasContact,
  type Lead,
  type OtherLead,
  PAID_HOME_DAYS,
  SAME_HOME_DAYS,
  type ShownStatus,
} from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { type StoredConsent, toConsents, LEAD_COLUMNS } from '../core/lead-rows.js';
import {
  isAcceptedRow,
  isRealRow,
  hasContactRow,
  isNotWaivedRow,
  isChosenQuoteRow,
} from '../core/reveals.js';

/** As the domain's `houseKey`: without the dwelling. */
const HOUSE = (of: string) => `split_part(${of}.home_key, '${HOME_KEY_DIVIDER}', 1)`;

/**
 * Latest fifty with the same value within so many days. Value and time are compared as one row, so
 * that the planner takes their index also on a table without statistics.
 */
const alike = (word: (of: string) => string, days: number, among = 'o.merged_into is null') => `
    (select o.id from lead o
      where ${among} and ${isRealRow('o')}
        and (${word('o')}, o.received_at) between (${word('mine')}, mine.received_at - interval '${days} days')
          and (${word('mine')}, mine.received_at + interval '${days} days')
      order by ${word('o')} desc, o.received_at desc limit 50)`;

const PHONE = (of: string) => `${of}.customer_phone`;

const MAILBOX = (of: string) => `lower(${of}.customer_email)`;

/** A near lead may be merged with one as much older. */
const NEAR_DAYS = 2 * PAID_HOME_DAYS;

/** Not merged, written so that the planner uses no other index for it. */
const FREE = '(o.merged_into is not null) is not true';

/** They may have a sale. */
const ACCEPTED_AND_MERGED = `
  select o.id from lead o
  where o.merged_into = alike.id
    and exists (select from assignment a where a.lead_id = o.id and ${hasContactRow('a')})
  limit 50`;

/**
 * Leads that share telephone, email or house, and those merged with them. Neighbours matter only
 * while a lead may merge. A test lead is nobody's duplicate.
 */
const NEAR = `
  select mine.id as "leadId", near.id
  from lead mine cross join lateral (
    with alike as (
      ${alike(PHONE, NEAR_DAYS)}
      union
      ${alike(MAILBOX, NEAR_DAYS, `${FREE} and mine.customer_email <> ''`)}
      union
      ${alike(HOUSE, SAME_HOME_DAYS, `o.merged_into is null and ${HOUSE('mine')} <> ''`)}
      union
      (select o.id from lead o where o.merged_into = mine.id limit 50)
      union
      select unnest(array[mine.merged_into, mine.perhaps_same_as])
    )
    select id from alike
    union
    select taken.id from alike cross join lateral (${ACCEPTED_AND_MERGED}) taken
  ) near
  where mine.id = any($1) and near.id <> mine.id and ${isRealRow('mine')}`;

/** Imported history that nobody has been asked about takes no later lead in. */
const LEADS = `
  select ${LEAD_COLUMNS}, match_until as "matchUntil", merged_into as "mergedInto",
    merge_kind as "mergeKind", perhaps_same_as as "perhapsSameAs", consents,
    undoable_status as "undoableStatus", reported_win as "reportedWin",
    (select chosen_at from quote
      where quote.lead_id = lead.id and ${isChosenQuoteRow('quote')}) as "chosenAt"
  from lead where id = any($1) and matching_fault is null
    and not (imported_at is not null and match_until is null)
  order by id`;

const ASSIGNMENTS = `
  select a.lead_id as "leadId", a.partner_id as "partnerId", a.partner_group as "partnerGroup", a.state,
    a.revealed_at as "revealedAt", a.withdrawn_by as "withdrawnBy", a.report,
    a.win_confirmed as "winConfirmed", ${isAcceptedRow('a')} as "isAccepted", s.created_at as "soldAt"
  from assignment a
    left join sale s on s.assignment_id = a.id and ${isNotWaivedRow('s')}
  where a.lead_id = any($1)`;

type OtherRow = Lead &
  Omit<OtherLead, 'lead' | 'isExhausted' | 'wantsFirst' | 'reveals' | 'endedBy'> &
  Omit<ShownStatus, 'status'> & {
    consents: StoredConsent[];
  };
type AskedRow = OtherLead['reveals'][number] &
  Pick<Assignment, 'leadId' | 'state' | 'revealedAt' | 'withdrawnBy' | 'report' | 'winConfirmed'>;

/**
 * By the ids of the leads they relate to.
 *
 * @param lock protects them from erasure until the decision is stored
 */
export async function readOthers(
  client: Pool | PoolClient,
  leadIds: readonly string[],
  lock: 'for key share' | '' = '',
): Promise<Map<string, OtherLead[]>> {
  const near = await client.query<{ leadId: string; id: string }>(NEAR, [leadIds]);
  if (near.rows.length === 0) return new Map();
  const ids = [...new Set(near.rows.map(({ id }) => id))];
  const leads = await client.query<OtherRow>(`${LEADS} ${lock}`, [ids]);
  const assignments = await client.query<AskedRow>(ASSIGNMENTS, [ids]);
  const assignmentsOf = Map.groupBy(assignments.rows, ({ leadId }) => leadId);
  const others = new Map(
    leads.rows.map((row) => [row.id, toOther(row, assignmentsOf.get(row.id) ?? [])]),
  );
  const byLead = Map.groupBy(near.rows, ({ leadId }) => leadId);
  return new Map(
    [...byLead].map(([leadId, rows]) => [leadId, rows.flatMap(({ id }) => others.get(id) ?? [])]),
  );
}

function toOther({ consents, ...row }: OtherRow, asked: readonly AskedRow[]): OtherLead {
  const { matchUntil, mergedInto, mergeKind, perhapsSameAs, chosenAt, ...rest } = row;
  const { undoableStatus, reportedWin, ...lead } = rest;
  const said = toConsents(consents);
  return {
    ...{ lead, matchUntil, mergedInto, mergeKind, perhapsSameAs, chosenAt },
    isExhausted: isExhausted({ consents: said, assignments: asked }),
    endedBy: endedBy({
      status: lead.status,
      undoableStatus,
      reportedWin,
      lead,
      assignments: asked,
    }),
    wantsFirst: isGranted(said, askedFirst(lead)),
    reveals: asked.filter(hasContact).map(({ partnerId, partnerGroup, isAccepted, soldAt }) => ({
      partnerId,
      partnerGroup,
      isAccepted,
      soldAt,
    })),
  };
}

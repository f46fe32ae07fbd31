import type {
  Lead,
  LastShownStanding,
  LeadCaseState,
  NotificationKind,
  ReportedWin,
  UndoableStatus,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from '../assignments/assignment-rows.js';
import { type StoredConsent, toConsents, LEAD_COLUMNS } from '../core/lead-rows.js';
import { continuesAs, mergedPermanently } from '../core/reveals.js';
import { findQuotes } from '../quotes/quote-rows.js';
import { VAT_DETAILS, type VatDetails, vatRateNow } from '../tables/operator-details-schema.js';
import { readOthers } from './other-lead-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from '../billing/sale-rows.js';
import { time } from '../core/statements.js';
import { isUnsentRow, hasLeftRow } from '../core/deliveries.js';

const LEADS = `
  select ${LEAD_COLUMNS}, contacted_at as "contactedAt", matching_due_at as "matchingDueAt",
    match_until as "matchUntil", waits_since as "waitsSince",
    nobody_called_at as "nobodyCalledAt", consents, merged_into as "mergedInto",
    merge_kind as "mergeKind", perhaps_same_as as "perhapsSameAs", differences,
    undoable_status as "undoableStatus", reported_win as "reportedWin", ${VAT_DETAILS} as "vatDetails",
    array(
      select a.partner_id from lead one join assignment a on a.id = (
        select assignment_id from review where lead_id = one.id and became_job = 'yes')
      where one.id = ${continuesAs('lead')}
        or one.merged_into = ${continuesAs('lead')} and ${mergedPermanently('one')}) as "jobWith",
    case when merged_into is not null then (
      select jsonb_agg(given.detail order by given.at) from lead_event given
      where given.lead_id = lead.id and given.kind = 'sale-waived' and given.at >= (
          select max(at) from lead_event where lead_id = lead.id and kind = 'merged')
        and not exists (
          select from lead_event settling
          where settling.lead_id = lead.id and settling.at >= given.at
            and settling.kind in ('sale-due-again', 'sale-stays-credited')
            and settling.detail -> 'partnerId' = given.detail -> 'partnerId')
    ) end as "waivedSales"
  from lead where id = any($1) order by id`;

/** In the order of ids, so that callers that lock several do not deadlock. */
const LOCKED_LEADS = `${LEADS} for update`;

const SALES = `
  select ${SALE_COLUMNS}, a.lead_id as "leadId"
  from sale s join assignment a on a.id = s.assignment_id
  where a.lead_id = any($1)`;

/** In the order in which invoices lock them. */
export const LOCKED_SALES = `${SALES} order by s.created_at, s.id for update of s`;

const NOTIFIED = `
  select lead_id as "leadId", kind,
    max(case when kind = 'owner-quotes' and attempts = 0 then due_at else created_at end) as at,
    (count(*) filter (where created_at > now() - interval '1 day'))::int as lately,
    array_agg(assignment_id) filter (where ${isUnsentRow()}) as unsent,
    array_agg(assignment_id) filter (where ${hasLeftRow()}) as sent
  from notification
  where lead_id = any($1) group by lead_id, kind`;

interface StoredTimes {
  contactedAt: string | null;
  nobodyCalledAt: string | null;
}

type StoredUndoable = Pick<UndoableStatus, 'status' | 'byReports'> &
  StoredTimes & {
    until: string;
    pending: { until: string; known: StoredKnown } | null;
  };

type StoredKnown = Pick<LastShownStanding, 'status'> &
  StoredTimes & { reportedWin: StoredWin | null; undoableStatus: StoredUndoable | null };

type StoredWin = Omit<ReportedWin, 'until'> & { until: string };

interface NotifiedRow {
  readonly leadId: string;
  readonly kind: NotificationKind;
  readonly at: Date;
  readonly lately: number;
  readonly unsent: string[] | null;
  readonly sent: string[] | null;
}

/** Assignments that no question has reached; one sent email counts. */
function unreachedBy(emails: readonly NotifiedRow[]): Set<string> {
  const asked = emails.find(({ kind }) => kind === 'partner-offer');
  return new Set(asked?.unsent?.filter((id) => !asked.sent?.includes(id)));
}

type CaseRow = Lead &
  Omit<
    LeadCaseState,
    | 'lead'
    | 'consents'
    | 'undoableStatus'
    | 'reportedWin'
    | 'waivedSales'
    | 'assignments'
    | 'sales'
    | 'quotes'
    | 'unreached'
    | 'correctionEmails'
    | 'others'
    | 'vatRate'
  > & {
    vatDetails: VatDetails | null;
    consents: StoredConsent[];
    undoableStatus: StoredUndoable | null;
    reportedWin: StoredWin | null;
    waivedSales: LeadCaseState['waivedSales'] | null;
  };

/** Unknown ids are left out. */
export function readLeadCases(
  client: PoolClient,
  leadIds: readonly string[],
  locked: 'await' | 'skip',
): Promise<LeadCaseState[]> {
  const statement = locked === 'skip' ? `${LOCKED_LEADS} skip locked` : LOCKED_LEADS;
  return casesOf(client, statement, leadIds, 'for key share');
}

export async function readLeadCase(
  client: PoolClient,
  leadId: string,
): Promise<LeadCaseState | undefined> {
  return (await casesOf(client, LEADS, [leadId]))[0];
}

async function casesOf(
  client: PoolClient,
  statement: string,
  leadIds: readonly string[],
  lock: 'for key share' | '' = '',
): Promise<LeadCaseState[]> {
  const leads = await client.query<CaseRow>(statement, [leadIds]);
  const assignments = await findAssignments(client, 'lead_id', leadIds);
  const sales = assignments.length > 0 ? await findSales(client, leadIds, lock) : [];
  const quotes = assignments.length > 0 ? await findQuotes(client, leadIds) : [];
  const notified = await client.query<NotifiedRow>(NOTIFIED, [leadIds]);
  const others = await readOthers(client, leadIds, lock);
  const assignmentsOf = Map.groupBy(assignments, ({ assignment }) => assignment.leadId);
  const salesOf = Map.groupBy(sales, ({ leadId }) => leadId);
  const quotesOf = Map.groupBy(quotes, ({ leadId }) => leadId);
  const notifiedAt = Map.groupBy(notified.rows, ({ leadId }) => leadId);
  return leads.rows.map(({ consents, undoableStatus, reportedWin, waivedSales, ...row }) => {
    const { contactedAt, matchingDueAt, matchUntil, waitsSince, nobodyCalledAt, ...more } = row;
    const { mergedInto, mergeKind, perhapsSameAs, differences, jobWith, vatDetails, ...lead } =
      more;
    const { id, status, suspicion } = lead;
    const emails = notifiedAt.get(id) ?? [];
    return {
      ...{ lead, status, suspicion, mergedInto, mergeKind, perhapsSameAs, differences, jobWith },
      ...{ contactedAt, matchingDueAt, matchUntil, waitsSince, nobodyCalledAt },
      undoableStatus: undoableStatus && toUndoableStatus(undoableStatus),
      reportedWin: reportedWin && toReportedWin(reportedWin),
      consents: toConsents(consents),
      assignments: (assignmentsOf.get(id) ?? []).map(({ assignment }) => assignment),
      sales: (salesOf.get(id) ?? []).map(toSale),
      quotes: quotesOf.get(id) ?? [],
      waivedSales: waivedSales ?? [],
      notifiedAt: new Map(emails.map(({ kind, at }) => [kind, at])),
      unreached: unreachedBy(emails),
      correctionEmails: emails.find(({ kind }) => kind === 'partner-correction')?.lately ?? 0,
      vatRate: vatRateNow(vatDetails),
      others: others.get(id) ?? [],
    };
  });
}

/** Locked where the leads are: a concurrent payment would be lost. */
async function findSales(
  client: PoolClient,
  leadIds: readonly string[],
  lock: 'for key share' | '',
) {
  const statement = lock ? LOCKED_SALES : SALES;
  return (await client.query<SaleRow & { leadId: string }>(statement, [leadIds])).rows;
}

function toUndoableStatus({
  status,
  byReports,
  until,
  pending,
  ...times
}: StoredUndoable): UndoableStatus {
  return {
    status,
    byReports,
    ...toTimes(times),
    until: new Date(until),
    pending: pending && { until: new Date(pending.until), known: toKnown(pending.known) },
  };
}

function toKnown({
  status,
  reportedWin,
  undoableStatus,
  ...times
}: StoredKnown): LastShownStanding {
  return {
    status,
    ...toTimes(times),
    reportedWin: reportedWin && toReportedWin(reportedWin),
    undoableStatus: undoableStatus && toUndoableStatus(undoableStatus),
  };
}

const toTimes = ({ contactedAt, nobodyCalledAt }: StoredTimes) => ({
  contactedAt: time(contactedAt),
  nobodyCalledAt: time(nobodyCalledAt),
});

const toReportedWin = (win: StoredWin): ReportedWin => ({ ...win, until: new Date(win.until) });

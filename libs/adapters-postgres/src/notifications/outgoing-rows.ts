import { type ClaimedNotification, ABOUT_QUOTES, ABOUT_SALES } from '@boligstyling/application';
import {
  OFFER_NOTIFICATIONS,
  type Assignment,
  fieldsOfCorrection,
  type Lead,
  type LeadKey,
  type Notification,
  type OwnerConfirmation,
  type Sale,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from '../assignments/assignment-rows.js';
import { type StoredConsent, toConsents, LEAD_COLUMNS } from '../core/lead-rows.js';
import { hasContactRow, isRealRow } from '../core/reveals.js';
import { findQuotes } from '../quotes/quote-rows.js';
import { type VatDetails, vatRateNow } from '../tables/operator-details-schema.js';
import { salesOf } from '../billing/sale-rows.js';

export type ClaimedRow = Omit<Notification, 'leadId'> & {
  vatDetails: VatDetails | null;
  requestId: string | null;
  leadId: string | null;
  erasureNotificationId: string | null;
  invoiceId: string | null;
  saleId: string | null;
  linkId: string | null;
  applicationId: string | null;
  partnerId: string | null;
};

const LEADS = `
  select ${LEAD_COLUMNS}, consents, mailbox_proven_at is not null or exists (
      select from lead other
      where ${isRealRow('other')} and lower(other.customer_email) = lower(lead.customer_email)
        and lead.customer_email <> '' and other.mailbox_proven_at is not null) as "isMailboxProven"
  from lead where id = any($1)`;

const CONFIRMATIONS = `
  select id, purpose, expires_at as "expiresAt", new_email as "newEmail"
  from owner_confirmation where id = any($1)`;

const MERGED_WITH_CONTACT = `
  select l.merged_into as "leadId", a.partner_id as "partnerId", a.partner_group as "partnerGroup"
  from lead l join assignment a on a.lead_id = l.id
  where l.merged_into = any($1) and ${hasContactRow('a')}`;

/** By the notification's id. */
const CORRECTED = `
  select n.id, string_agg(e.detail ->> 'fields', ', ') as fields
  from notification n join assignment a on a.id = n.assignment_id
    join lead_event e on e.lead_id = n.lead_id and e.kind = 'corrected' and e.at >= a.answered_at
  where n.id = any($1) group by n.id`;

type RevealRow = Pick<Assignment, 'leadId' | 'partnerId' | 'partnerGroup'>;
type LeadRow = Lead & { consents: StoredConsent[]; isMailboxProven: boolean };
type ConfirmationRow = OwnerConfirmation & { id: string };

export async function claimedOfLeads(
  client: PoolClient,
  rows: readonly ClaimedRow[],
): Promise<ClaimedNotification[]> {
  const leadIds = rows.flatMap(({ leadId }) => leadId ?? []);
  if (leadIds.length === 0) return [];
  const confirming = rows.filter(({ kind }) => kind === 'owner-confirm').map(({ id }) => id);
  const priced = rows.flatMap(({ kind, assignmentId }) =>
    ABOUT_SALES.includes(kind) ? assignmentId : [],
  );
  const asking = rows.flatMap(({ kind, leadId }) =>
    leadId && OFFER_NOTIFICATIONS.includes(kind) ? leadId : [],
  );
  const quoting = rows.flatMap(({ kind, leadId }) =>
    leadId && ABOUT_QUOTES.includes(kind) ? leadId : [],
  );
  const correcting = rows.filter(({ kind }) => kind === 'partner-correction').map(({ id }) => id);
  const leads = await client.query<LeadRow>(LEADS, [leadIds]);
  const assignments = await findAssignments(client, 'lead_id', leadIds);
  const reveals = asking.length > 0 ? await mergedRevealsOf(client, asking) : [];
  const confirmations =
    confirming.length > 0
      ? await confirmationsOf(client, confirming)
      : new Map<string, OwnerConfirmation>();
  const sales = priced.length > 0 ? await salesOf(client, priced) : new Map<string | null, Sale>();
  const quotes = quoting.length > 0 ? await findQuotes(client, quoting) : [];
  const corrected =
    correcting.length > 0 ? await correctedOf(client, correcting) : new Map<string, LeadKey[]>();
  const leadOf = new Map(leads.rows.map((row) => [row.id, row]));
  const assignmentsOf = Map.groupBy(assignments, ({ assignment }) => assignment.leadId);
  const revealsOf = Map.groupBy(reveals, ({ leadId }) => leadId);
  const quotesOf = Map.groupBy(quotes, ({ leadId }) => leadId);
  return rows.flatMap(({ leadId, erasureNotificationId, invoiceId, vatDetails, ...row }) => {
    const found = leadOf.get(leadId ?? '');
    if (!found || erasureNotificationId || invoiceId) return [];
    const { consents, isMailboxProven, ...lead } = found;
    const ownSale = sales.get(row.assignmentId) ?? null;
    const of = {
      isMailboxProven,
      consents: toConsents(consents),
      assignments: assignmentsOf.get(lead.id) ?? [],
      mergedReveals: revealsOf.get(lead.id) ?? [],
      confirmation: confirmations.get(row.id) ?? null,
      quotes: quotesOf.get(lead.id) ?? [],
      corrected: corrected.get(row.id) ?? [],
      ownSale,
      asksForVat: (ownSale ? ownSale.vatRate : vatRateNow(vatDetails)) !== null,
    };
    return [{ ...row, ...of, leadId: lead.id, lead }];
  });
}

async function mergedRevealsOf(
  client: PoolClient,
  leadIds: readonly string[],
): Promise<RevealRow[]> {
  return (await client.query<RevealRow>(MERGED_WITH_CONTACT, [leadIds])).rows;
}

async function correctedOf(
  client: PoolClient,
  ids: readonly string[],
): Promise<Map<string, LeadKey[]>> {
  const { rows } = await client.query<{ id: string; fields: string }>(CORRECTED, [ids]);
  return new Map(rows.map(({ id, fields }) => [id, [...new Set(fieldsOfCorrection(fields))]]));
}

async function confirmationsOf(
  client: PoolClient,
  ids: readonly string[],
): Promise<Map<string, OwnerConfirmation>> {
  const { rows } = await client.query<ConfirmationRow>(CONFIRMATIONS, [ids]);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

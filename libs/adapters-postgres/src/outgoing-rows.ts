import {
  type ClaimedApplicationNotice,
  type ClaimedErasureNotice,
  type ClaimedNotification,
  type ClaimedSignInLink,
  TELLS_OF_SALES,
} from '@boligstyling/application';
import {
  APPLICATION_NOTICES,
  type ApplicationNotice,
  type ErasureNotice,
  type Lead,
  type Notification,
  type OneTimeLink,
  type OwnerConfirmation,
  type Partner,
  type Sale,
  SHARED_PASSWORD_SUBJECT,
} from '@boligstyling/domain';
import type { Pool } from 'pg';
import { APPLICATION_COLUMNS, type ApplicationRow, toApplication } from './application-rows.js';
import { findAssignments } from './assignment-rows.js';
import { LEAD_COLUMNS } from './lead-rows.js';
import { PARTNER_COLUMNS } from './partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';

/** A claimed row of the outbox: of a lead, of an erasure, of an invoice, of a sale, of an application, or of a link to log in by. */
export type ClaimedRow = Omit<Notification, 'leadId'> & {
  asksForVat: boolean;
  invoiceId: string | null;
  saleId: string | null;
  requestId: string | null;
  leadId: string | null;
  noticeId: string | null;
  linkId: string | null;
  applicationId: string | null;
};

const LEADS = `select ${LEAD_COLUMNS} from lead where id = any($1)`;

const CONFIRMATIONS = `
  select id, purpose, expires_at as "expiresAt", new_email as "newEmail"
  from owner_confirmation where id = any($1)`;

const SALES = `select ${SALE_COLUMNS} from sale s where s.assignment_id = any($1::uuid[])`;

const ERASURES = `
  select json_build_object('id', e.id, 'partnerId', e.partner_id, 'reference', e.reference,
      'service', e.service, 'askedAt', e.asked_at, 'held', e.held) as notice,
    ${PARTNER_COLUMNS}
  from erasure_notice e join partner p on p.id = e.partner_id
  where e.id = any($1)`;

const APPLICATIONS = `
  select ${APPLICATION_COLUMNS} from partner_application p where p.id = any($1::uuid[])`;

const LINKS = `
  select l.id, l.purpose, l.subject_id as "subjectId", l.expires_at as "expiresAt", s.recipient
  from one_time_link l join lateral (
    select json_build_object('name', name, 'email', email) as recipient from person
    where id = l.subject_id and l.purpose <> 'partner-page'
    union all
    select json_build_object('name', name, 'email', email) from partner
    where id = l.subject_id and l.purpose = 'partner-page'
    union all
    select null where l.subject_id = '${SHARED_PASSWORD_SUBJECT}'
  ) s on true
  where l.id = any($1)`;

type LinkRow = OneTimeLink & Pick<ClaimedSignInLink, 'recipient'>;
type ConfirmationRow = OwnerConfirmation & { id: string };
type ErasureRow = Partner & {
  notice: Omit<ErasureNotice, 'askedAt'> & { id: string; askedAt: string };
};

/** The rows that a lead has caused, with what they tell of. A lead that is gone is told of no more. */
export async function claimedOfLeads(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedNotification[]> {
  const leadIds = rows.flatMap(({ leadId }) => leadId ?? []);
  if (leadIds.length === 0) return [];
  const asking = rows.filter(({ kind }) => kind === 'owner-confirm').map(({ id }) => id);
  const priced = rows.filter(({ kind }) => TELLS_OF_SALES.includes(kind));
  const [leads, assignments, confirmations, sales] = await Promise.all([
    pool.query<Lead>(LEADS, [leadIds]),
    findAssignments(pool, 'lead_id', leadIds),
    asking.length > 0 ? confirmationsOf(pool, asking) : new Map<string, OwnerConfirmation>(),
    priced.length > 0 ? salesOf(pool, priced) : new Map<string | null, Sale>(),
  ]);
  const leadOf = new Map(leads.rows.map((lead) => [lead.id, lead]));
  const assignmentsOf = Map.groupBy(assignments, ({ assignment }) => assignment.leadId);
  return rows.flatMap(
    ({
      noticeId,
      linkId: _link,
      applicationId: _application,
      saleId: _sale,
      leadId,
      invoiceId,
      ...row
    }) => {
      const lead = leadOf.get(leadId ?? '');
      const confirmation = confirmations.get(row.id) ?? null;
      if (!lead || noticeId || invoiceId) return [];
      const leadAssignments = assignmentsOf.get(lead.id) ?? [];
      const ownSale = sales.get(row.assignmentId) ?? null;
      return [
        { ...row, leadId: lead.id, lead, assignments: leadAssignments, confirmation, ownSale },
      ];
    },
  );
}

/** The rows that tell partners of an erasure. */
export async function claimedOfErasures(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedErasureNotice[]> {
  const noticeIds = rows.flatMap(({ noticeId }) => noticeId ?? []);
  if (noticeIds.length === 0) return [];
  const found = await pool.query<ErasureRow>(ERASURES, [noticeIds]);
  const told = new Map(
    found.rows.map(({ notice: { id, askedAt, ...notice }, ...partner }) => [
      id,
      { notice: { ...notice, askedAt: new Date(askedAt) }, partner },
    ]),
  );
  return rows.flatMap(({ id, attempts, noticeId }) => {
    const of = told.get(noticeId ?? '');
    const mail = { id, attempts, kind: 'partner-erasure', requestId: null } as const;
    return of ? [{ ...mail, ...of }] : [];
  });
}

/** The rows that tell those who have applied as partners. */
export async function claimedOfApplications(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedApplicationNotice[]> {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  if (ids.length === 0) return [];
  const found = await pool.query<ApplicationRow>(APPLICATIONS, [ids]);
  const applicationOf = new Map(found.rows.map((row) => [row.id, toApplication(row)]));
  return rows.flatMap(({ id, attempts, kind, applicationId }) => {
    const application = applicationOf.get(applicationId ?? '');
    if (!application || !isApplicationNotice(kind)) return [];
    return [{ id, attempts, kind, requestId: null, application }];
  });
}

function isApplicationNotice(kind: string): kind is ApplicationNotice {
  return APPLICATION_NOTICES.some((each) => each === kind);
}

/** The rows that bring links to log in by. */
export async function claimedOfLinks(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedSignInLink[]> {
  const linkIds = rows.flatMap(({ linkId }) => linkId ?? []);
  if (linkIds.length === 0) return [];
  const found = await pool.query<LinkRow>(LINKS, [linkIds]);
  const attemptsOf = new Map(rows.map(({ id, attempts }) => [id, attempts]));
  return found.rows.map(({ recipient, ...link }): ClaimedSignInLink => {
    const attempts = attemptsOf.get(link.id) ?? 0;
    const mail = { id: link.id, attempts, kind: 'sign-in-link', requestId: null } as const;
    return { ...mail, link, recipient };
  });
}

/** What the assignments have cost that rows tell of. */
async function salesOf(pool: Pool, rows: readonly ClaimedRow[]): Promise<Map<string | null, Sale>> {
  const ids = rows.map(({ assignmentId }) => assignmentId);
  const found = await pool.query<SaleRow>(SALES, [ids]);
  return new Map(found.rows.map(toSale).map((sale) => [sale.assignmentId, sale]));
}

async function confirmationsOf(
  pool: Pool,
  ids: readonly string[],
): Promise<Map<string, OwnerConfirmation>> {
  const { rows } = await pool.query<ConfirmationRow>(CONFIRMATIONS, [ids]);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

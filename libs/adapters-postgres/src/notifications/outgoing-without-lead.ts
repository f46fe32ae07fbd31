import type {
  ClaimedApplicationNotification,
  ClaimedErasureNotification,
  ClaimedInvoiceNotification,
  ClaimedSaleNotification,
  ClaimedSignInLink,
  Outgoing,
} from '@boligstyling/application';
import {
  type ErasureNotification,
  type OneTimeLink,
  type Partner,
  SHARED_PASSWORD_SUBJECT,
} from '@boligstyling/domain';
import type { Pool } from 'pg';
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
  toApplication,
} from '../partners/application-rows.js';
import { ACCOUNT_COLUMNS, type AccountRow, ACCOUNTS, toAccount } from '../billing/invoice-rows.js';
import type { ClaimedRow } from './outgoing-rows.js';
import { PARTNER_COLUMNS } from '../partners/partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from '../billing/sale-rows.js';

const ERASURES = `
  select json_build_object('id', e.id, 'partnerId', e.partner_id, 'reference', e.reference,
      'service', e.service, 'askedAt', e.asked_at, 'held', e.held) as notice,
    ${PARTNER_COLUMNS}
  from erasure_notification e join partner p on p.id = e.partner_id
  where e.id = any($1)`;

const INVOICES = `select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} where i.id = any($1::uuid[])`;
const SALES = `select ${SALE_COLUMNS} from sale s where s.id = any($1::uuid[])`;
const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1::uuid[])`;

const APPLICATIONS = `
  select ${APPLICATION_COLUMNS},
    (select json_build_object('name', name, 'email', email) from partner
      where partner.id = p.partner_id) as partner
  from partner_application p where p.id = any($1::uuid[])`;

const LINKS = `
  select l.id, l.purpose, l.subject_id as "subjectId", l.expires_at as "expiresAt", s.recipient
  from one_time_link l join lateral (
    select json_build_object('name', name, 'email', email) as recipient from dashboard_user
    where id = l.subject_id and l.purpose <> 'partner-page'
    union all
    select json_build_object('name', name, 'email', email) from partner
    where id = l.subject_id and l.purpose = 'partner-page'
    union all
    select null where l.subject_id = '${SHARED_PASSWORD_SUBJECT}'
  ) s on true
  where l.id = any($1)`;

type ApplicantRow = ApplicationRow & Pick<ClaimedApplicationNotification, 'partner'>;
type LinkRow = OneTimeLink & Pick<ClaimedSignInLink, 'recipient'>;
type ErasureRow = Partner & {
  notice: Omit<ErasureNotification, 'askedAt'> & { id: string; askedAt: string };
};

export const claimedOfErasures = (pool: Pool, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedErasureNotification>(rows, 'erasureNotificationId', async (ids) => {
    const found = await pool.query<ErasureRow>(ERASURES, [ids]);
    return found.rows.map(({ notice: { id, askedAt, ...notice }, ...partner }) => [
      id,
      { notice: { ...notice, askedAt: new Date(askedAt) }, partner },
    ]);
  });

export const claimedOfInvoices = (pool: Pool, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedInvoiceNotification>(rows, 'invoiceId', async (ids) => {
    const accounts = (await pool.query<AccountRow>(INVOICES, [ids])).rows.map(toAccount);
    const partnerOf = await partners(
      pool,
      accounts.map(({ invoice }) => invoice.partnerId),
    );
    return accounts.flatMap(({ invoice, creditedOre, paidOre }) => {
      const partner = partnerOf.get(invoice.partnerId);
      return partner ? [[invoice.id, { account: { invoice, creditedOre, paidOre }, partner }]] : [];
    });
  });

/** Rulings on sales whose leads are erased. */
export const claimedOfSales = (pool: Pool, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedSaleNotification>(rows, 'saleId', async (ids) => {
    const sales = (await pool.query<SaleRow>(SALES, [ids])).rows.map(toSale);
    const partnerOf = await partners(
      pool,
      sales.map(({ partnerId }) => partnerId),
    );
    return sales.flatMap((sale) => {
      const partner = partnerOf.get(sale.partnerId);
      return partner ? [[sale.id, { sale, partner }]] : [];
    });
  });

export const claimedOfApplications = (pool: Pool, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedApplicationNotification>(rows, 'applicationId', async (ids) => {
    const found = await pool.query<ApplicantRow>(APPLICATIONS, [ids]);
    return found.rows.map(({ partner, ...row }) => [
      row.id,
      { application: toApplication(row), partner },
    ]);
  });

export const claimedOfLinks = (pool: Pool, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedSignInLink>(rows, 'linkId', async (ids) => {
    const found = await pool.query<LinkRow>(LINKS, [ids]);
    return found.rows.map(({ recipient, ...link }) => [link.id, { link, recipient }]);
  });

type SubjectOf<Claimed> = Omit<Claimed, 'id' | 'attempts' | 'kind' | 'requestId'>;

/**
 * Rows with their subjects; rows whose subject is gone are left out.
 *
 * @param find subjects by id
 */
async function claimedOf<Claimed extends Outgoing>(
  rows: readonly ClaimedRow[],
  key: 'erasureNotificationId' | 'invoiceId' | 'saleId' | 'linkId' | 'applicationId',
  find: (ids: string[]) => Promise<[id: string, subject: SubjectOf<Claimed>][]>,
): Promise<Claimed[]> {
  const ids = rows.flatMap((row) => row[key] ?? []);
  if (ids.length === 0) return [];
  const subjects = new Map(await find(ids));
  return rows.flatMap(({ id, attempts, kind, ...row }) => {
    const subject = subjects.get(row[key] ?? '');
    return subject
      ? [{ id, attempts, kind, requestId: null, ...subject } as unknown as Claimed]
      : [];
  });
}

async function partners(pool: Pool, ids: readonly string[]): Promise<Map<string, Partner>> {
  const { rows } = await pool.query<Partner>(PARTNERS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

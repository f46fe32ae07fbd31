import type {
  ClaimedApplicationNotification,
  ClaimedErasureNotification,
  ClaimedInvoiceNotification,
  ClaimedPartnerNotification,
  ClaimedSaleNotification,
  ClaimedSignInLink,
  Outgoing,
} from '@boligstyling/application';
import {
  type ErasureNotification,
  type InvoiceAccount,
  type OneTimeLink,
  type Partner,
  SHARED_PASSWORD_SUBJECT,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
  toApplication,
  PARTNER_COLUMNS,
} from '../tables/partner-schema.js';
import { ACCOUNT_COLUMNS, type AccountRow, ACCOUNTS, toAccount } from '../billing/invoice-rows.js';
import type { ClaimedRow } from './outgoing-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from '../billing/sale-rows.js';

const ERASURES = `
  select json_build_object('id', e.id, 'partnerId', e.partner_id, 'reference', e.reference,
      'service', e.service, 'askedAt', e.asked_at, 'hadContact', e.had_contact) as notice,
    ${PARTNER_COLUMNS}
  from erasure_notification e join partner p on p.id = e.partner_id
  where e.id = any($1)`;

const INVOICES = `select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} where i.id = any($1::uuid[])`;
const SALES = `select ${SALE_COLUMNS} from sale s where s.id = any($1::uuid[])`;
const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1::uuid[])`;

const APPLICATIONS = `
  select ${APPLICATION_COLUMNS}
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

type LinkRow = OneTimeLink & Pick<ClaimedSignInLink, 'recipient'>;
type ErasureRow = Partner & {
  notice: Omit<ErasureNotification, 'askedAt'> & { id: string; askedAt: string };
};

export const claimedOfErasures = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedErasureNotification>(rows, 'erasureNotificationId', async (ids) => {
    const found = await client.query<ErasureRow>(ERASURES, [ids]);
    return found.rows.map(({ notice: { id, askedAt, ...notice }, ...partner }) => [
      id,
      { notice: { ...notice, askedAt: new Date(askedAt) }, partner },
    ]);
  });

export const claimedOfInvoices = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedInvoiceNotification>(rows, 'invoiceId', async (ids) => {
    const accounts = await accountsOf(client, ids);
    const credited = accounts.flatMap(({ invoice }) => invoice.credits?.id ?? []);
    const creditedAccounts = await accountsOf(client, credited);
    const partnerOf = await partners(
      client,
      accounts.map(({ invoice }) => invoice.partnerId),
    );
    return accounts.flatMap((account) => {
      const { credits, id, partnerId } = account.invoice;
      const partner = partnerOf.get(partnerId);
      const creditedAccount =
        creditedAccounts.find(({ invoice }) => invoice.id === credits?.id) ?? null;
      return partner ? [[id, { account, creditedAccount, partner }]] : [];
    });
  });

async function accountsOf(client: PoolClient, ids: readonly string[]): Promise<InvoiceAccount[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<AccountRow>(INVOICES, [ids]);
  return rows
    .map(toAccount)
    .map(({ invoice, creditedOre, paidOre }) => ({ invoice, creditedOre, paidOre }));
}

export const claimedOfSales = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedSaleNotification>(rows, 'saleId', async (ids) => {
    const sales = (await client.query<SaleRow>(SALES, [ids])).rows.map(toSale);
    const partnerOf = await partners(
      client,
      sales.map(({ partnerId }) => partnerId),
    );
    return sales.flatMap((sale) => {
      const partner = partnerOf.get(sale.partnerId);
      return partner ? [[sale.id, { sale, partner }]] : [];
    });
  });

export const claimedOfApplications = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedApplicationNotification>(rows, 'applicationId', async (ids) => {
    const found = (await client.query<ApplicationRow>(APPLICATIONS, [ids])).rows.map(toApplication);
    const partnerOf = await partners(
      client,
      found.flatMap(({ partnerId }) => partnerId ?? []),
    );
    return found.map((application) => {
      const partner = partnerOf.get(application.partnerId ?? '') ?? null;
      return [application.id, { application, partner }];
    });
  });

export const claimedOfPartners = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedPartnerNotification>(rows, 'partnerId', async (ids) => {
    const partnerOf = await partners(client, ids);
    return [...partnerOf].map(([id, partner]) => [id, { partner }]);
  });

export const claimedOfLinks = (client: PoolClient, rows: readonly ClaimedRow[]) =>
  claimedOf<ClaimedSignInLink>(rows, 'linkId', async (ids) => {
    const found = await client.query<LinkRow>(LINKS, [ids]);
    return found.rows.map(({ recipient, ...link }) => [link.id, { link, recipient }]);
  });

type SubjectOf<Claimed> = Omit<Claimed, 'id' | 'attempts' | 'kind' | 'createdAt' | 'requestId'>;

type SubjectKey =
  | 'erasureNotificationId'
  | 'invoiceId'
  | 'saleId'
  | 'linkId'
  | 'applicationId'
  | 'partnerId';

/** Their e-mails have a link that ends so long after the e-mail. */
const DATED: readonly SubjectKey[] = ['applicationId', 'partnerId'];

/** @param find subjects by id; rows whose subject is gone are left out */
async function claimedOf<Claimed extends Outgoing>(
  rows: readonly ClaimedRow[],
  key: SubjectKey,
  find: (ids: string[]) => Promise<[id: string, subject: SubjectOf<Claimed>][]>,
): Promise<Claimed[]> {
  const ids = rows.flatMap((row) => row[key] ?? []);
  if (ids.length === 0) return [];
  const subjects = new Map(await find(ids));
  return rows.flatMap(({ id, attempts, kind, createdAt, ...row }) => {
    const time = DATED.includes(key) ? { createdAt } : {};
    const subject = subjects.get(row[key] ?? '');
    return subject
      ? [{ id, attempts, kind, ...time, requestId: null, ...subject } as unknown as Claimed]
      : [];
  });
}

async function partners(client: PoolClient, ids: readonly string[]): Promise<Map<string, Partner>> {
  const { rows } = await client.query<Partner>(PARTNERS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

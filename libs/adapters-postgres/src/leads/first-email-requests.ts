import { hash } from 'node:crypto';
import {
  type FirstEmail,
  firstEmailOf,
  FIRST_EMAILS_A_DAY,
  type Consent,
  type Lead,
  type WebhookEvent,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import type { LeadNotification, SubmissionKey } from '@boligstyling/application';

export interface ReceivedLead {
  readonly lead: Lead;
  readonly notifications: readonly LeadNotification[];
  readonly submission: SubmissionKey | undefined;
  readonly announcements: readonly WebhookEvent[];
  readonly consents: readonly Consent[];
  readonly integratorKeyId: string | undefined;
  readonly requestId: string | undefined;
}

export const collectFirstEmails = (atMost: number): string => `
  on conflict (mailbox) do update
    set submissions = (first_email.submissions || array(
      select new from unnest(excluded.submissions) new
      where new <> all (first_email.submissions)))[:${atMost}]
    where cardinality(first_email.submissions) < ${atMost}`;

interface FirstEmailRow {
  readonly mailbox: string;
  readonly day: string;
  readonly submissions: string[];
}

interface FirstEmailRequests {
  readonly rows: readonly FirstEmailRow[];
  readonly submissions: ReadonlyMap<string, string>;
}

/** In the order of arrival. A repeated submission counts once. */
export function firstEmailRequests(received: readonly ReceivedLead[]): FirstEmailRequests {
  const rows = new Map<string, FirstEmailRow>();
  const submissions = new Map<string, string>();
  for (const { lead, notifications, submission, consents } of received) {
    const first = firstEmailOf(
      lead,
      notifications.map(({ kind }) => kind),
      consents,
    );
    if (!first) continue;
    const mailbox = digest(first);
    const named = digest(first, submission?.idempotencyKey ?? lead.id);
    submissions.set(lead.id, named);
    const row = rows.get(mailbox) ?? { mailbox, day: first.day, submissions: [] };
    rows.set(mailbox, row);
    const isFull = row.submissions.length === FIRST_EMAILS_A_DAY;
    if (!isFull && !row.submissions.includes(named)) row.submissions.push(named);
  }
  // Every caller takes mailboxes in the same order, so that no two deadlock.
  return { rows: [...rows.values()].sort((a, b) => (a.mailbox < b.mailbox ? -1 : 1)), submissions };
}

/**
 * Within the transaction.
 *
 * @returns false once the mailbox has reached its daily limit
 */
export async function takeFirstEmail(
  client: PoolClient,
  first: FirstEmail,
  name: string,
  atMost: number,
): Promise<boolean> {
  const counted = await client.query(
    `insert into first_email (mailbox, day, submissions) values ($1, $2, $3) ${collectFirstEmails(atMost)}`,
    [digest(first), first.day, [digest(first, name)]],
  );
  return counted.rowCount === 1;
}

/** Half of a SHA-256 digest as a UUID without hyphens. */
function digest({ mailbox, day }: FirstEmail, ...more: string[]): string {
  return hash('sha256', JSON.stringify([day, mailbox, ...more])).slice(0, 32);
}

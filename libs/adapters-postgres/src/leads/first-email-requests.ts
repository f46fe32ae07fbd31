import { hash } from 'node:crypto';
import { type FirstEmail, firstEmailOf, FIRST_EMAILS_A_DAY } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import type { ReceivedLead } from './received-lead.js';

/** What may write to a mailbox is joined by what more may, as long as there are fewer: a conflict's end. */
export const joinFirstEmails = (atMost: number): string => `
  on conflict (mailbox) do update
    set submissions = (first_email.submissions || array(
      select new from unnest(excluded.submissions) new
      where new <> all (first_email.submissions)))[:${atMost}]
    where cardinality(first_email.submissions) < ${atMost}`;

/** Submissions that ask for a first e-mail to one mailbox, as in the table `first_email`. */
interface FirstEmailRow {
  readonly mailbox: string;
  readonly day: string;
  readonly submissions: string[];
}

/** What leads that are stored together ask to write to addresses for the first time. */
interface FirstEmailRequests {
  /** Each mailbox once. */
  readonly rows: readonly FirstEmailRow[];
  /** By the lead's id, what its submission is called there. */
  readonly submissions: ReadonlyMap<string, string>;
}

/** First come, first served. A submission that is repeated asks once. */
export function firstEmailRequests(received: readonly ReceivedLead[]): FirstEmailRequests {
  const rows = new Map<string, FirstEmailRow>();
  const submissions = new Map<string, string>();
  for (const { lead, notifications, submission } of received) {
    const first = firstEmailOf(
      lead,
      notifications.map(({ kind }) => kind),
    );
    if (!first) continue;
    const mailbox = digest(first);
    const named = digest(first, submission?.key ?? lead.id);
    submissions.set(lead.id, named);
    const row = rows.get(mailbox) ?? { mailbox, day: first.day, submissions: [] };
    rows.set(mailbox, row);
    const isFull = row.submissions.length === FIRST_EMAILS_A_DAY;
    if (!isFull && !row.submissions.includes(named)) row.submissions.push(named);
  }
  // Whoever counts for several takes them in the same order, so that no two wait for each other.
  return { rows: [...rows.values()].sort((a, b) => (a.mailbox < b.mailbox ? -1 : 1)), submissions };
}

/**
 * Counts one e-mail under a name, in the transaction, of those that only follow from an address having
 * been written; false: the mailbox has had as many that day.
 */
export async function takeFirstEmail(
  client: PoolClient,
  first: FirstEmail,
  name: string,
  atMost: number,
): Promise<boolean> {
  const taken = await client.query(
    `insert into first_email (mailbox, day, submissions) values ($1, $2, $3) ${joinFirstEmails(atMost)}`,
    [digest(first), first.day, [digest(first, name)]],
  );
  return taken.rowCount === 1;
}

/** Half of a SHA-256 digest, in the form of a UUID without its hyphens. */
function digest({ mailbox, day }: FirstEmail, ...more: string[]): string {
  return hash('sha256', JSON.stringify([day, mailbox, ...more])).slice(0, 32);
}

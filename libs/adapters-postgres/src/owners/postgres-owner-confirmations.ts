import {
  type AskedConfirmation,
  type FoundConfirmation,
  type GivenConfirmation,
  OwnerConfirmations,
} from '@boligstyling/application';
import {
  type ConfirmedPurpose,
  CONFIRMATION_DAYS,
  CONFIRMATIONS_A_DAY,
  FIRST_EMAILS_A_DAY,
  firstEmailTo,
  type Lead,
  type NotificationKind,
} from '@boligstyling/domain';
import { takeFirstEmail } from '../leads/first-email-requests.js';
import { fromDatabase, deleteUnlocked } from '../core/statements.js';
import { NOTIFY_OF_LEAD } from '../tables/notification-schema.js';
import { sendLinks } from '../notifications/send-links.js';

/**
 * Serialises calls for one lead, so that limits are exact, without blocking decisions that only
 * look at it.
 */
const LOCK = `
  select id, email_changed_at as "emailChangedAt" from lead
  where id = any($1::uuid[]) order by id for no key update`;

const ASKED_LATELY = `
  select count(*)::int as count from owner_confirmation
  where lead_id = $1 and asked_at > $2::timestamptz - interval '${CONFIRMATION_DAYS} days'`;

/** Sent to a mistyped address; counts as unused. */
const SUPERSEDE = `
  update owner_confirmation set expires_at = $2
  where lead_id = any($1::uuid[]) and new_email is not null and used_at is null
    and expires_at > $2`;

const END_ALL = `
  update owner_confirmation set used_at = $2
  where lead_id = any($1::uuid[]) and used_at is null and id is distinct from $3`;

const ASK = `
  insert into owner_confirmation (id, lead_id, purpose, new_email, asked_at, expires_at)
  values ($1, $2, $3, $4, $5, $6)`;

/** Fixes the recipient, also if the owner confirms another address before the e-mail leaves. */
const KEEP_ADDRESS = `
  update notification set to_email = customer_email from lead
  where lead.id = lead_id and notification.id = any($1)`;

const FIND = `
  select lead_id as "leadId", new_email as "newEmail",
    used_at is null and expires_at > $3 as "isPending"
  from owner_confirmation where id = $1 and purpose = $2`;

const TAKE = `
  update owner_confirmation set used_at = $3
  where id = $1 and purpose = $2 and used_at is null and expires_at > $3
  returning lead_id as "leadId", new_email as "newEmail"`;

const PENDING_EMAIL = `
  select new_email as email from owner_confirmation
  where lead_id = any($1::uuid[]) and new_email is not null and used_at is null and expires_at > $2
  order by asked_at desc, id desc limit 1`;

const DELETE_OLD = deleteUnlocked('owner_confirmation', 'asked_at <= $1');

/** Counting locks the lead, so that limits are exact. */
export class PostgresOwnerConfirmations extends fromDatabase(OwnerConfirmations) {
  override ask(
    { id, leadId, purpose, newEmail, expiresAt, emailChangedAt }: AskedConfirmation,
    ofMailbox: readonly string[],
    others: readonly { id: string; kind: NotificationKind }[],
    now: Date,
  ): Promise<boolean> {
    return this.together(async (client) => {
      const locked = await client.query<Pick<Lead, 'id' | 'emailChangedAt'>>(LOCK, [ofMailbox]);
      const lead = locked.rows.find((each) => each.id === leadId);
      const isThere = lead?.emailChangedAt?.getTime() === emailChangedAt?.getTime();
      const lately = await client.query<{ count: number }>(ASKED_LATELY, [leadId, now]);
      if (!lead || !isThere || (lately.rows[0]?.count ?? 0) >= CONFIRMATIONS_A_DAY) return false;
      if (newEmail) {
        const first = firstEmailTo(newEmail, now);
        if (!(await takeFirstEmail(client, first, id, FIRST_EMAILS_A_DAY))) return false;
        await client.query(SUPERSEDE, [ofMailbox, now]);
      }
      await client.query(ASK, [id, leadId, purpose, newEmail, now, expiresAt]);
      for (const each of [{ id, kind: 'owner-confirm' }, ...others]) {
        await client.query(NOTIFY_OF_LEAD, [each.id, leadId, each.kind, now]);
      }
      if (others.length > 0) await client.query(KEEP_ADDRESS, [others.map((each) => each.id)]);
      return true;
    });
  }

  override async find(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<FoundConfirmation | undefined> {
    return (await this.rowsOf<FoundConfirmation>(FIND, [id, purpose, now]))[0];
  }

  override async take(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<GivenConfirmation | undefined> {
    return (await this.rowsOf<GivenConfirmation>(TAKE, [id, purpose, now]))[0];
  }

  override async keepEmail(leadIds: readonly string[], now: Date): Promise<void> {
    await this.rowsOf(SUPERSEDE, [leadIds, now]);
  }

  override async endAllOf(leadIds: readonly string[], now: Date, but?: string): Promise<void> {
    await this.rowsOf(END_ALL, [leadIds, now, but ?? null]);
  }

  override async pendingEmail(leadIds: readonly string[], now: Date): Promise<string | null> {
    const [pending] = await this.rowsOf<{ email: string }>(PENDING_EMAIL, [leadIds, now]);
    return pending?.email ?? null;
  }

  override sendLinks(email: string, newId: () => string, now: Date): Promise<void> {
    return this.together((client) => sendLinks(client, email, newId, now));
  }

  override async deleteOld(until: Date): Promise<void> {
    await this.rowsOf(DELETE_OLD, [until]);
  }
}

import {
  type ApplicationCursor,
  type ApplicationFilter,
  PartnerApplications,
} from '@boligstyling/application';
import {
  APPLICATION_STATES,
  type ApplicationNotification,
  DomainError,
  getsRefusalEmail,
  isUndecidedApplication,
  mailboxOf,
  type Partner,
  type PartnerApplication,
} from '@boligstyling/domain';
import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
  contentOf,
  isUndecidedRow,
  toApplication,
  PartnerApplicationSchema,
} from '../tables/partner-schema.js';
import { fromDatabase, deleteUnlocked, LOCKED } from '../core/statements.js';
import { enqueue } from '../tables/notification-schema.js';
import { IS_RECALLABLE } from '../core/matching-lock.js';
import { insertPartner } from './postgres-partner-repository.js';
import { TO_SEND } from '../core/deliveries.js';

/** Submissions of one mailbox cause one email. */
const LOCK_MAILBOX = `select pg_advisory_xact_lock(hashtextextended($1, 7204121))`;

const RECEIVE = `
  with known as (
    select from partner_application
    where mailbox = $5 and ${isUndecidedRow()} and not suspect
  ), kept as (
    insert into partner_application
      (id, state, received_at, changed_at, mailbox, suspect, partner_id, content)
    values ($1, $2, $3, $4, $5, $6, null, $7)
    returning id, suspect
  )
  insert into notification (id, application_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, email, ${TO_SEND}, 0, now(), now()
  from kept, unnest(array['application-received', 'application-notification']) email where not suspect and not exists (select from known)`;

const LIST = `
  select ${APPLICATION_COLUMNS} from partner_application p
  where ($1::text[] is null or p.state = any($1))
    and ($3::timestamptz is null or (p.received_at, p.id) < ($3, $4::uuid))
    and ($5::text is null or strpos(lower(concat_ws(' ', p.content ->> 'company',
        p.content ->> 'name', p.content ->> 'email', p.content ->> 'places')), lower($5)) > 0)
  order by p.received_at desc, p.id desc limit $2`;

/** One order, so that concurrent decisions on a mailbox do not deadlock. */
const LOCKED_IN_ORDER = { ...LOCKED, orderBy: { id: 'asc' } } as const;

const UNDECIDED = APPLICATION_STATES.filter((state) => isUndecidedApplication({ state }));

const RECALL = `delete from notification where application_id = ? and ${IS_RECALLABLE}`;

export class PostgresPartnerApplications extends fromDatabase(PartnerApplications) {
  override receive(application: PartnerApplication): Promise<void> {
    const { id, state, receivedAt, changedAt, suspect } = application;
    const mailbox = mailboxOf(application.email);
    return this.together(async (client) => {
      await client.query(LOCK_MAILBOX, [mailbox]);
      const values = [id, state, receivedAt, changedAt, mailbox, suspect];
      await client.query(RECEIVE, [...values, contentOf(application)]);
    });
  }

  override find(id: string): Promise<PartnerApplication> {
    return this.throughOrm(async (em) => {
      const found = await em.findOne(PartnerApplicationSchema, id);
      return known(found ? fromStored(found) : undefined);
    });
  }

  override async list(
    { states, text }: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]> {
    const values = [states, limit, after?.createdAt, after?.id, text];
    return (await this.rowsOf<ApplicationRow>(LIST, values)).map(toApplication);
  }

  override async change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotification,
    partner?: Partner,
  ): Promise<PartnerApplication> {
    const isIt = (each: PartnerApplication) => each.id === id;
    const which = { $or: [{ id }, ...(partner ? [await this.undecidedLike(id)] : [])] };
    const decided = await this.togetherThroughOrm(
      async (em) => {
        const locked = (await em.find(PartnerApplicationSchema, which, LOCKED_IN_ORDER)).map(
          fromStored,
        );
        const own = known(locked.find(isIt));
        const isHeard = notice !== 'application-refused' || getsRefusalEmail(own);
        const all = locked.map(change);
        if (partner) await insertPartner(em, partner);
        for (const each of all) await replace(em, each);
        if (isHeard) await enqueue(em, { applicationId: id, kind: notice });
        return all;
      },
      (all) => [...all.map((each) => each.id), ...(partner ? [partner.id] : [])],
    );
    return known(decided.find(isIt));
  }

  override erase(id: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      const erased = await em.nativeDelete(PartnerApplicationSchema, id);
      if (erased === 0) throw new DomainError('application-not-found');
    });
  }

  override async deleteOld(until: Date): Promise<void> {
    await this.rowsOf(deleteUnlocked('partner_application', 'changed_at <= $1'), [until]);
  }

  private async undecidedLike(id: string) {
    const { email } = await this.find(id);
    return { mailbox: mailboxOf(email), state: { $in: UNDECIDED } };
  }
}

type Stored = InferEntity<typeof PartnerApplicationSchema>;

function known(found: PartnerApplication | undefined): PartnerApplication {
  if (!found) throw new DomainError('application-not-found');
  return found;
}

function fromStored({ mailbox: _, ...row }: Stored): PartnerApplication {
  return toApplication(row);
}

async function replace(em: EntityManager, application: PartnerApplication): Promise<void> {
  const { id, state, changedAt, partnerId } = application;
  const content = contentOf(application);
  await em.nativeUpdate(PartnerApplicationSchema, id, { state, changedAt, partnerId, content });
  await em.execute(RECALL, [id]);
}

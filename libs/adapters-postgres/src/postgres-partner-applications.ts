import {
  type ApplicationCursor,
  type ApplicationFilter,
  PartnerApplications,
} from '@boligstyling/application';
import {
  type ApplicationNotice,
  DomainError,
  mailboxOf,
  type Partner,
  type PartnerApplication,
} from '@boligstyling/domain';
import { type InferEntity, LockMode } from '@mikro-orm/postgresql';
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
  contentOf,
  toApplication,
} from './application-rows.js';
import { fromDatabase } from './from-database.js';
import { NOT_UNDER_WAY } from './not-under-way.js';
import { PartnerApplicationSchema } from './partner-application-schema.js';
import { insertPartner } from './postgres-partner-repository.js';
import { tell } from './tell.js';

/** The same mailbox waits for its turn, so that of many at once one is told. */
const HOLD_MAILBOX = `select pg_advisory_xact_lock(hashtextextended($1, 7204121))`;

const RECEIVE = `
  with known as (
    select from partner_application
    where mailbox = $5 and state in ('open', 'asked') and not suspect
  ), kept as (
    insert into partner_application
      (id, state, received_at, changed_at, mailbox, suspect, partner_id, content)
    values ($1, $2, $3, $4, $5, $6, null, $7)
    returning id, suspect
  )
  insert into notification (id, application_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'application-received', 'due', 0, now(), now()
  from kept where not suspect and not exists (select from known)`;

const LIST = `
  select ${APPLICATION_COLUMNS} from partner_application p
  where ($1::text[] is null or p.state = any($1))
    and ($3::timestamptz is null or (p.received_at, p.id) < ($3, $4::uuid))
  order by p.received_at desc, p.id desc limit $2`;

const HELD = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

const RECALL = `delete from notification where application_id = ? and ${NOT_UNDER_WAY}`;

/** Those who want to become partners, in PostgreSQL. */
export class PostgresPartnerApplications extends fromDatabase(PartnerApplications) {
  override receive(application: PartnerApplication): Promise<void> {
    const { id, state, receivedAt, changedAt, suspect } = application;
    const mailbox = mailboxOf(application.email);
    return this.together(async (client) => {
      await client.query(HOLD_MAILBOX, [mailbox]);
      const values = [id, state, receivedAt, changedAt, mailbox, suspect];
      await client.query(RECEIVE, [...values, contentOf(application)]);
    });
  }

  override find(id: string): Promise<PartnerApplication> {
    return this.throughOrm(async (em) => known(await em.findOne(PartnerApplicationSchema, id)));
  }

  override async list(
    { states }: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]> {
    const values = [states, limit, after?.createdAt, after?.id];
    return (await this.rowsOf<ApplicationRow>(LIST, values)).map(toApplication);
  }

  override change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotice,
    partner?: Partner,
  ): Promise<PartnerApplication> {
    return this.togetherThroughOrm(async (em) => {
      const changed = change(known(await em.findOne(PartnerApplicationSchema, id, HELD)));
      if (partner) await insertPartner(em, partner);
      const { state, changedAt, partnerId } = changed;
      const content = contentOf(changed);
      await em.nativeUpdate(PartnerApplicationSchema, id, { state, changedAt, partnerId, content });
      await em.execute(RECALL, [id]);
      await tell(em, { applicationId: id, kind: notice });
      return changed;
    });
  }

  override forget(until: Date): Promise<void> {
    return this.throughOrm(async (em) => {
      await em.nativeDelete(PartnerApplicationSchema, { changedAt: { $lte: until } });
    });
  }
}

type Stored = InferEntity<typeof PartnerApplicationSchema>;

function known(found: Stored | null): PartnerApplication {
  if (!found) throw new DomainError('application-not-found');
  return toApplication(withoutMailbox(found));
}

function withoutMailbox({ mailbox: _, ...row }: Stored): ApplicationRow {
  return row;
}

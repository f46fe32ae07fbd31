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
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  APPLICATION_COLUMNS,
  type ApplicationRow,
  contentOf,
  toApplication,
} from './application-rows.js';
import { inOrmTransaction } from './in-transaction.js';
import { insertPartner } from './postgres-partner-repository.js';
import { rowsOf, together } from './statements.js';
import { guarded } from './storage-fault.js';

const SELECT = `select ${APPLICATION_COLUMNS} from partner_application p`;

/** The same mailbox waits for its turn, so that of many at once one is told. */
const HOLD_MAILBOX = `select pg_advisory_xact_lock(hashtextextended($1, 7204121))`;

const RECEIVE = `
  with known as (
    select from partner_application where mailbox = $5 and state in ('open', 'asked')
  ), kept as (
    insert into partner_application
      (id, state, received_at, changed_at, mailbox, suspect, partner_id, content)
    values ($1, $2, $3, $4, $5, $6, null, $7)
    returning id, suspect
  )
  insert into notification (id, application_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'application-received', 'due', 0, now(), now()
  from kept where not suspect and not exists (select from known)`;

const LIST = `${SELECT}
  where ($1::text[] is null or p.state = any($1))
    and ($3::timestamptz is null or (p.received_at, p.id) < ($3, $4::uuid))
  order by p.received_at desc, p.id desc limit $2`;

const WAITING = `
  select count(*)::int as count, min(received_at) as oldest
  from partner_application where state in ('open', 'asked')`;

const CHANGE = `
  update partner_application set state = ?, changed_at = ?, partner_id = ?, content = ? where id = ?`;

const FORGET_UNSENT = `
  delete from notification where application_id = ? and attempts = 0 and state = 'due'`;

const TELL = `
  insert into notification (id, application_id, kind, state, attempts, due_at, created_at)
  values (gen_random_uuid(), ?, ?, 'due', 0, now(), now())`;

/** Those who want to become partners, in PostgreSQL. */
export class PostgresPartnerApplications extends PartnerApplications {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override receive(application: PartnerApplication): Promise<void> {
    const { id, state, receivedAt, changedAt, suspect } = application;
    const mailbox = mailboxOf(application.email);
    return together(this.orm, async (client) => {
      await client.query(HOLD_MAILBOX, [mailbox]);
      const values = [id, state, receivedAt, changedAt, mailbox, suspect];
      await client.query(RECEIVE, [...values, contentOf(application)]);
    });
  }

  override async find(id: string): Promise<PartnerApplication> {
    const [row] = await rowsOf<ApplicationRow>(this.orm, `${SELECT} where p.id = $1`, [id]);
    return known(row);
  }

  override async list(
    { states }: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]> {
    const values = [states, limit, after?.createdAt, after?.id];
    return (await rowsOf<ApplicationRow>(this.orm, LIST, values)).map(toApplication);
  }

  override async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const [row] = await rowsOf<{ count: number; oldest: string | null }>(this.orm, WAITING);
    return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
  }

  override change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotice,
    partner?: Partner,
  ): Promise<PartnerApplication> {
    return guarded(() =>
      inOrmTransaction(this.orm, async (em) => {
        const changed = change(await held(em, id));
        if (partner) await insertPartner(em, partner);
        const { state, changedAt, partnerId } = changed;
        const content = JSON.stringify(contentOf(changed));
        await em.execute(CHANGE, [state, changedAt, partnerId, content, id]);
        await em.execute(FORGET_UNSENT, [id]);
        await em.execute(TELL, [id, notice]);
        return changed;
      }),
    );
  }

  override async forget(until: Date): Promise<void> {
    await rowsOf(this.orm, 'delete from partner_application where changed_at <= $1', [until]);
  }
}

async function held(em: EntityManager, id: string): Promise<PartnerApplication> {
  const rows = (await em.execute(`${SELECT} where p.id = ? for update`, [id])) as ApplicationRow[];
  return known(rows[0]);
}

function known(row: ApplicationRow | undefined): PartnerApplication {
  if (!row) throw new DomainError('application-not-found');
  return toApplication(row);
}

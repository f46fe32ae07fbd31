import {
  type NewFactor,
  PeopleRepository,
  type PersonOverview,
  type PersonRecord,
} from '@boligstyling/application';
import { DomainError, type OneTimeLink, type Person, type Role } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inTransaction } from './in-transaction.js';
import { sendLink, takeLink } from './one-time-links.js';
import { PERSON_COLUMNS, type PersonRow, toPerson } from './person-rows.js';
import { guarded } from './storage-fault.js';
import { keepFactor, withoutFactors } from './person-factors.js';

const LIST = `
  select ${PERSON_COLUMNS},
    (select count(*)::int from passkey k where k.person_id = p.id) as passkeys,
    (select max(last_used_at) from admin_session s where s.person_id = p.id) as "lastSeenAt"
  from person p where p.state <> 'removed'`;

const BY_ID = `select ${PERSON_COLUMNS} from person p where p.id = $1`;
const BY_EMAIL = `
  select ${PERSON_COLUMNS} from person p where p.email = $1 and p.state <> 'removed'`;

const INVITE = `
  insert into person (id, name, email, role, state, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (email) where state <> 'removed' do nothing`;

/** Holds every owner, so that of two who leave at once the second sees that the first has left. */
const OWNERS = `select id from person where role = 'eier' and state = 'active' for update`;

const END_SESSIONS = `
  update admin_session set ended_at = now()
  where person_id = $1 and ended_at is null and id is distinct from $2`;

type OverviewRow = PersonRow & { passkeys: number; lastSeenAt: string | null };

/** The people of the dashboard in PostgreSQL. */
export class PostgresPeopleRepository extends PeopleRepository {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override list(): Promise<PersonOverview[]> {
    return guarded(async () => {
      const { rows } = await (await this.pool()).query<OverviewRow>(LIST);
      const people = rows.map(({ passkeys, lastSeenAt, ...row }) => {
        const { code, ...person } = toPerson(row);
        const seen = lastSeenAt ? new Date(lastSeenAt) : null;
        return { ...person, passkeys, hasCode: code !== null, lastSeenAt: seen };
      });
      return people.sort((a, b) => a.name.localeCompare(b.name, 'nb'));
    });
  }

  override find(id: string): Promise<PersonRecord | undefined> {
    return this.one(BY_ID, id);
  }

  override findByEmail(email: string): Promise<PersonRecord | undefined> {
    return this.one(BY_EMAIL, email.toLowerCase());
  }

  override invite(person: Person, link: OneTimeLink, digest: string): Promise<void> {
    return this.together(async (client) => {
      const { id, name, email, role, state, createdAt } = person;
      const { rowCount } = await client.query(INVITE, [id, name, email, role, state, createdAt]);
      if (!rowCount) {
        const message = 'En annen person har denne e-posten.';
        throw new DomainError('person-email-taken', undefined, [{ field: 'email', message }]);
      }
      await sendLink(client, link, digest);
    });
  }

  override enter(link: OneTimeLink, digest: string, factor: NewFactor): Promise<Person> {
    return this.together(async (client) => {
      if (!(await takeLink(client, link.id, digest, 'person')))
        throw new DomainError('link-expired');
      const person = await this.held(client, link.subjectId);
      await keepFactor(client, person.id, factor);
      await client.query(`update person set state = 'active' where id = $1`, [person.id]);
      return { ...person, state: 'active' };
    });
  }

  override addFactor(id: string, factor: NewFactor, sessionId?: string): Promise<void> {
    return this.together(async (client) => {
      await keepFactor(client, id, factor);
      if (sessionId) await client.query(END_SESSIONS, [id, sessionId]);
    });
  }

  override changeRole(id: string, role: Role): Promise<void> {
    return this.together(async (client) => {
      if (role !== 'eier') await requireAnotherOwner(client, id);
      const person = await this.held(client, id);
      if (person.role === role) return;
      await client.query('update person set role = $2 where id = $1', [id, role]);
      await client.query(END_SESSIONS, [id, null]);
    });
  }

  override remove(id: string): Promise<void> {
    return this.together(async (client) => {
      await requireAnotherOwner(client, id);
      await this.held(client, id);
      await withoutFactors(client, id);
      await client.query(`update person set state = 'removed' where id = $1`, [id]);
      await client.query('delete from one_time_link where subject_id = $1', [id]);
      await client.query(END_SESSIONS, [id, null]);
    });
  }

  override reset(id: string, link: OneTimeLink, digest: string): Promise<void> {
    return this.together(async (client) => {
      await this.held(client, id);
      await withoutFactors(client, id);
      await client.query(`update person set state = 'invited' where id = $1`, [id]);
      await client.query(END_SESSIONS, [id, null]);
      await sendLink(client, link, digest);
    });
  }

  private async held(client: PoolClient, id: string): Promise<PersonRecord> {
    const { rows } = await client.query<PersonRow>(`${BY_ID} for update`, [id]);
    if (!rows[0] || rows[0].state === 'removed') throw new DomainError('person-not-found');
    return toPerson(rows[0]);
  }

  private one(statement: string, value: string): Promise<PersonRecord | undefined> {
    return guarded(async () => {
      const { rows } = await (await this.pool()).query<PersonRow>(statement, [value]);
      return rows[0] && toPerson(rows[0]);
    });
  }

  private together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return guarded(async () => inTransaction(await this.pool(), work));
  }

  private pool() {
    return this.orm.em.getConnection().getNativeClient();
  }
}

async function requireAnotherOwner(client: PoolClient, id: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(OWNERS);
  const isOwner = rows.some((owner) => owner.id === id);
  if (isOwner && rows.length === 1) throw new DomainError('last-owner');
}

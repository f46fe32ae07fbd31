import { Credentials } from '@boligstyling/application';
import {
  CHALLENGE_SECONDS,
  type ChallengePurpose,
  DomainError,
  type OneTimeLink,
  type Passkey,
} from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from './in-transaction.js';
import { replaceRecoveryCodes } from './person-factors.js';
import { guarded } from './storage-fault.js';

const PASSKEY_COLUMNS = `
  k.id, k.public_key as "publicKey", k.counter::int8, k.name, k.created_at as "createdAt",
  k.last_used_at as "lastUsedAt"`;

const PASSKEYS = `
  select ${PASSKEY_COLUMNS} from passkey k where k.person_id = $1 order by k.created_at`;

const PASSKEY = `
  select ${PASSKEY_COLUMNS}, k.person_id as "personId"
  from passkey k join person p on p.id = k.person_id
  where k.id = $1 and p.state = 'active'`;

const USE_PASSKEY = 'update passkey set counter = $2, last_used_at = now() where id = $1';

const OTHER_FACTORS = `
  select password_hash is not null or exists (
    select from passkey k where k.person_id = p.id and k.id <> $2) as others
  from person p where p.id = $1 for update`;

const TAKE_STEP = `
  update person set totp_step = $2 where id = $1 and (totp_step is null or totp_step < $2)
  returning id`;

const TAKE_RECOVERY_CODE = `
  delete from recovery_code where person_id = $1 and digest = $2 returning digest`;

const KEEP_CHALLENGE = `
  insert into challenge (id, purpose, subject_id, value, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(secs => $5))`;

const TAKE_CHALLENGE = `
  delete from challenge
  where id = $1 and purpose = $2 and subject_id is not distinct from $3 and expires_at > now()
  returning value`;

const LINK = `
  select id, purpose, subject_id as "subjectId", expires_at as "expiresAt"
  from one_time_link where id = $1 and digest = $2 and expires_at > now()`;

type PasskeyRow = Omit<Passkey, 'counter' | 'createdAt' | 'lastUsedAt'> & {
  counter: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** What people log in with, in PostgreSQL, on the database's own clock. */
export class PostgresCredentials extends Credentials {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async passkeysOf(personId: string): Promise<Passkey[]> {
    return (await this.run<PasskeyRow>(PASSKEYS, [personId])).map(toPasskey);
  }

  override async findPasskey(
    id: string,
  ): Promise<{ passkey: Passkey; personId: string } | undefined> {
    const [found] = await this.run<PasskeyRow & { personId: string }>(PASSKEY, [id]);
    if (!found) return undefined;
    const { personId, ...row } = found;
    return { passkey: toPasskey(row), personId };
  }

  override async usePasskey(id: string, counter: number): Promise<void> {
    await this.run(USE_PASSKEY, [id, counter]);
  }

  override removePasskey(personId: string, id: string): Promise<void> {
    return guarded(async () =>
      inTransaction(await this.pool(), async (client) => {
        const { rows } = await client.query<{ others: boolean }>(OTHER_FACTORS, [personId, id]);
        if (!rows[0]?.others) throw new DomainError('last-factor');
        await client.query('delete from passkey where person_id = $1 and id = $2', [personId, id]);
      }),
    );
  }

  override async takeStep(personId: string, step: number): Promise<boolean> {
    return (await this.run(TAKE_STEP, [personId, step])).length > 0;
  }

  override async takeRecoveryCode(personId: string, digest: string): Promise<boolean> {
    return (await this.run(TAKE_RECOVERY_CODE, [personId, digest])).length > 0;
  }

  override replaceRecoveryCodes(personId: string, digests: readonly string[]): Promise<void> {
    return guarded(async () =>
      inTransaction(await this.pool(), (client) => replaceRecoveryCodes(client, personId, digests)),
    );
  }

  override async recoveryCodesLeft(personId: string): Promise<number> {
    const statement = 'select count(*)::int as count from recovery_code where person_id = $1';
    return (await this.run<{ count: number }>(statement, [personId]))[0]?.count ?? 0;
  }

  override async keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void> {
    await this.run(KEEP_CHALLENGE, [id, purpose, subjectId, value, CHALLENGE_SECONDS]);
  }

  override async takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined> {
    const [taken] = await this.run<{ value: string }>(TAKE_CHALLENGE, [id, purpose, subjectId]);
    return taken?.value;
  }

  override async findLink(id: string, digest: string): Promise<OneTimeLink | undefined> {
    const [link] = await this.run<OneTimeLink>(LINK, [id, digest]);
    return link && { ...link, expiresAt: new Date(link.expiresAt) };
  }

  override async purge(): Promise<void> {
    await this.run('delete from challenge where expires_at <= now()', []);
    await this.run('delete from one_time_link where expires_at <= now()', []);
  }

  private run<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
    return guarded(async () => (await (await this.pool()).query<Row>(statement, values)).rows);
  }

  private pool() {
    return this.orm.em.getConnection().getNativeClient();
  }
}

function toPasskey({ counter, createdAt, lastUsedAt, ...row }: PasskeyRow): Passkey {
  return {
    ...row,
    counter: Number(counter),
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt ? new Date(lastUsedAt) : null,
  };
}

import {
  Credentials,
  type PresentedLink,
  type NewFactor,
  type SealedSecret,
  SealedSecrets,
} from '@boligstyling/application';
import {
  CHALLENGE_SECONDS,
  type ChallengePurpose,
  DomainError,
  isPlainText,
  type OneTimeLink,
  type Passkey,
} from '@boligstyling/domain';
import { type InferEntity, raw, type EntityManager } from '@mikro-orm/postgresql';
import {
  OneTimeLinkSchema,
  PasskeySchema,
  RecoveryCodeSchema,
  endSessions,
  UserSchema,
} from '../tables/user-schema.js';
import { fromDatabase, deleteUnlocked, LOCKED } from '../core/statements.js';
import { DELETE_OLD_LINKS, keptAs } from './one-time-links.js';

const NO_CODE = { passwordHash: null, totpSecret: null, totpStep: null };

export async function keepFactor(
  em: EntityManager,
  userId: string,
  factor: NewFactor,
): Promise<void> {
  if (factor.kind === 'passkey') {
    await em.insert(PasskeySchema, { ...factor.passkey, userId });
    return;
  }
  const { code, step, recoveryDigests } = factor;
  await em.nativeUpdate(UserSchema, userId, { ...code, totpStep: step });
  await replaceRecoveryCodes(em, userId, recoveryDigests);
}

async function replaceRecoveryCodes(
  em: EntityManager,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await em.nativeDelete(RecoveryCodeSchema, { userId });
  await em.insertMany(
    RecoveryCodeSchema,
    digests.map((digest) => ({ digest, userId })),
  );
}

export async function withoutFactors(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(PasskeySchema, { userId });
  await em.nativeDelete(RecoveryCodeSchema, { userId });
  await em.nativeUpdate(UserSchema, userId, NO_CODE);
}

const LIST = `
  select 'user' as kind, id as owner, totp_secret as kept from dashboard_user where totp_secret is not null
  union all
  select 'webhook', id, secret from webhook_endpoint`;

export class PostgresSealedSecrets extends fromDatabase(SealedSecrets) {
  override list(): Promise<SealedSecret[]> {
    return this.rowsOf<SealedSecret>(LIST);
  }
}

const DELETE_OVER = deleteUnlocked('challenge', 'expires_at <= now()');

const KEEP_CHALLENGE = `
  insert into challenge (id, purpose, subject_id, value, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(secs => $5))`;

const TAKE_CHALLENGE = `
  delete from challenge
  where id = $1 and purpose = $2 and subject_id is not distinct from $3 and expires_at > now()
  returning value`;

export class PostgresCredentials extends fromDatabase(Credentials) {
  override passkeysOf(userId: string): Promise<Passkey[]> {
    return this.throughOrm(async (em) => {
      const found = await em.find(PasskeySchema, { userId }, { orderBy: { createdAt: 'asc' } });
      return found.map(toPasskey);
    });
  }

  override findPasskey(id: string): Promise<{ passkey: Passkey; userId: string } | undefined> {
    return this.throughOrm(async (em) => {
      // A login may send any text, and PostgreSQL rejects a NUL.
      if (!isPlainText(id)) return undefined;
      const found = await em.findOne(PasskeySchema, { id });
      if (!found) return undefined;
      const isActive = await em.count(UserSchema, { id: found.userId, state: 'active' });
      return isActive ? { passkey: toPasskey(found), userId: found.userId } : undefined;
    });
  }

  override usePasskey(id: string, counter: number): Promise<void> {
    return this.throughOrm(async (em) => {
      await em.nativeUpdate(PasskeySchema, id, { counter, lastUsedAt: raw('now()') });
    });
  }

  override removePasskey(userId: string, id: string, sessionId: string): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      if (!isPlainText(id)) return;
      const user = await em.findOne(UserSchema, userId, LOCKED);
      const others = await em.count(PasskeySchema, { userId, id: { $ne: id } });
      if (!user?.passwordHash && others === 0) throw new DomainError('last-factor');
      const removed = await em.nativeDelete(PasskeySchema, { userId, id });
      if (removed) await endSessions(em, { userId, id: { $ne: sessionId } });
    });
  }

  override takeStep(id: string, step: number): Promise<boolean> {
    return this.throughOrm(async (em) => {
      const unused = { $or: [{ totpStep: null }, { totpStep: { $lt: step } }] };
      return (await em.nativeUpdate(UserSchema, { id, ...unused }, { totpStep: step })) > 0;
    });
  }

  override takeRecoveryCode(userId: string, digest: string): Promise<boolean> {
    return this.throughOrm(
      async (em) => (await em.nativeDelete(RecoveryCodeSchema, { userId, digest })) > 0,
    );
  }

  override replaceRecoveryCodes(userId: string, digests: readonly string[]): Promise<void> {
    return this.togetherThroughOrm(async (em) => {
      // Without the user's lock, the second of two concurrent changes keeps the first one's codes.
      await em.findOne(UserSchema, userId, LOCKED);
      await replaceRecoveryCodes(em, userId, digests);
    });
  }

  override recoveryCodesLeft(userId: string): Promise<number> {
    return this.throughOrm((em) => em.count(RecoveryCodeSchema, { userId }));
  }

  override async keepChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
    value: string,
  ): Promise<void> {
    const seconds = CHALLENGE_SECONDS[purpose];
    await this.rowsOf(KEEP_CHALLENGE, [id, purpose, subjectId, value, seconds]);
  }

  override async takeChallenge(
    id: string,
    purpose: ChallengePurpose,
    subjectId: string | null,
  ): Promise<string | undefined> {
    type TakenChallenge = { value: string };
    return (await this.rowsOf<TakenChallenge>(TAKE_CHALLENGE, [id, purpose, subjectId]))[0]?.value;
  }

  override findLink(presented: PresentedLink): Promise<OneTimeLink | undefined> {
    return this.throughOrm(async (em) => {
      const found = await em.findOne(OneTimeLinkSchema, keptAs(presented));
      return found ? toLink(found) : undefined;
    });
  }

  override async purge(): Promise<void> {
    await this.rowsOf(DELETE_OVER);
    await this.rowsOf(DELETE_OLD_LINKS);
  }
}

function toPasskey({ userId: _, ...passkey }: InferEntity<typeof PasskeySchema>): Passkey {
  return passkey;
}

function toLink({ digest: _, ...link }: InferEntity<typeof OneTimeLinkSchema>): OneTimeLink {
  return link;
}

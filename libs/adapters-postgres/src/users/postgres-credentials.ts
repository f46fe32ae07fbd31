import { Credentials, type HeldLink } from '@boligstyling/application';
import {
  CHALLENGE_SECONDS,
  type ChallengePurpose,
  DomainError,
  isPlainText,
  type OneTimeLink,
  type Passkey,
} from '@boligstyling/domain';
import { type InferEntity, raw } from '@mikro-orm/postgresql';
import {
  ChallengeSchema,
  OneTimeLinkSchema,
  PasskeySchema,
  RecoveryCodeSchema,
} from './credential-schemas.js';
import { endSessions } from './end-sessions.js';
import { fromDatabase } from '../core/from-database.js';
import { HELD } from '../core/held.js';
import { keptAs, OVER_FOR_A_DAY } from '../core/one-time-links.js';
import { replaceRecoveryCodes } from './user-factors.js';
import { UserSchema } from './user-schema.js';

const OVER = { expiresAt: { $lte: raw('now()') } };

const KEEP_CHALLENGE = `
  insert into challenge (id, purpose, subject_id, value, expires_at)
  values ($1, $2, $3, $4, now() + make_interval(secs => $5))`;

const TAKE_CHALLENGE = `
  delete from challenge
  where id = $1 and purpose = $2 and subject_id is not distinct from $3 and expires_at > now()
  returning value`;

/** Users' credentials in PostgreSQL, by the database's clock. */
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
      const user = await em.findOne(UserSchema, userId, HELD);
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
      await em.findOne(UserSchema, userId, HELD);
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
    type Taken = { value: string };
    return (await this.rowsOf<Taken>(TAKE_CHALLENGE, [id, purpose, subjectId]))[0]?.value;
  }

  override findLink(held: HeldLink): Promise<OneTimeLink | undefined> {
    return this.throughOrm(async (em) => {
      const found = await em.findOne(OneTimeLinkSchema, keptAs(held));
      return found ? toLink(found) : undefined;
    });
  }

  override purge(): Promise<void> {
    return this.throughOrm(async (em) => {
      await em.nativeDelete(ChallengeSchema, OVER);
      await em.nativeDelete(OneTimeLinkSchema, OVER_FOR_A_DAY);
    });
  }
}

function toPasskey({ userId: _, ...passkey }: InferEntity<typeof PasskeySchema>): Passkey {
  return passkey;
}

function toLink({ digest: _, ...link }: InferEntity<typeof OneTimeLinkSchema>): OneTimeLink {
  return link;
}

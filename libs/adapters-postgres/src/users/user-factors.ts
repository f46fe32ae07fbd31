import type { NewFactor } from '@boligstyling/application';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PasskeySchema, RecoveryCodeSchema } from './credential-schemas.js';
import { UserSchema } from './user-schema.js';

const NO_CODE = { passwordHash: null, totpSecret: null, totpStep: null };

/** Adds a passkey, or a password with codes in place of an earlier one. */
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

export async function replaceRecoveryCodes(
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

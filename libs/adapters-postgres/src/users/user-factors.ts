import type { NewFactor } from '@boligstyling/application';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PasskeySchema, RecoveryCodeSchema } from './credential-schemas.js';
import { UserSchema } from './user-schema.js';

const NO_CODE = { passwordHash: null, totpSecret: null, totpStep: null };

/** Adds a passkey, or a password with codes in place of an earlier one. */
export async function keepFactor(
  em: EntityManager,
  personId: string,
  factor: NewFactor,
): Promise<void> {
  if (factor.kind === 'passkey') {
    await em.insert(PasskeySchema, { ...factor.passkey, personId });
    return;
  }
  const { code, step, recoveryDigests } = factor;
  await em.nativeUpdate(UserSchema, personId, { ...code, totpStep: step });
  await replaceRecoveryCodes(em, personId, recoveryDigests);
}

export async function replaceRecoveryCodes(
  em: EntityManager,
  personId: string,
  digests: readonly string[],
): Promise<void> {
  await em.nativeDelete(RecoveryCodeSchema, { personId });
  await em.insertMany(
    RecoveryCodeSchema,
    digests.map((digest) => ({ digest, personId })),
  );
}

export async function withoutFactors(em: EntityManager, personId: string): Promise<void> {
  await em.nativeDelete(PasskeySchema, { personId });
  await em.nativeDelete(RecoveryCodeSchema, { personId });
  await em.nativeUpdate(UserSchema, personId, NO_CODE);
}

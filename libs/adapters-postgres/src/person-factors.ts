import type { NewFactor } from '@boligstyling/application';
import type { PoolClient } from 'pg';

const ADD_PASSKEY = `
  insert into passkey (id, person_id, public_key, counter, name, created_at)
  values ($1, $2, $3, $4, $5, $6)`;

const SET_CODE = `
  update person set password_hash = $2, totp_secret = $3, totp_step = $4 where id = $1`;

const FORGET_RECOVERY_CODES = 'delete from recovery_code where person_id = $1';

const ADD_RECOVERY_CODES = `
  insert into recovery_code (digest, person_id) select digest, $1 from unnest($2::text[]) digest`;

/** Gives a person a passkey, or a password with codes in the place of an earlier one. */
export async function keepFactor(
  client: PoolClient,
  personId: string,
  factor: NewFactor,
): Promise<void> {
  if (factor.kind === 'passkey') {
    const { id, publicKey, counter, name, createdAt } = factor.passkey;
    const key = Buffer.from(publicKey);
    await client.query(ADD_PASSKEY, [id, personId, key, counter, name, createdAt]);
    return;
  }
  const { code, step, recoveryDigests } = factor;
  await client.query(SET_CODE, [personId, code.passwordHash, code.totpSecret, step]);
  await replaceRecoveryCodes(client, personId, recoveryDigests);
}

/** Puts these recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(
  client: PoolClient,
  personId: string,
  digests: readonly string[],
): Promise<void> {
  await client.query(FORGET_RECOVERY_CODES, [personId]);
  await client.query(ADD_RECOVERY_CODES, [personId, digests]);
}

/** Takes all that a person logs in with. */
export async function withoutFactors(client: PoolClient, personId: string): Promise<void> {
  await client.query('delete from passkey where person_id = $1', [personId]);
  await client.query(FORGET_RECOVERY_CODES, [personId]);
  await client.query(SET_CODE, [personId, null, null, null]);
}

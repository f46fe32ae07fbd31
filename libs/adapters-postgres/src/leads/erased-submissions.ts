/** A digest remains of an erased lead's idempotency key. */
const keyDigest = (key: string): string => `sha256(convert_to(${key}, 'UTF8'))`;

/** SQL of the erasure time of the key's lead; null if not erased or no longer remembered. */
export const erasedAt = (key: string): string =>
  `(select erased_at from erased_submission where digest = ${keyDigest(key)})`;

export const REMEMBER_KEY = `
  insert into erased_submission (digest, erased_at)
  select ${keyDigest('idempotency_key')}, now() from lead
  where id = any($1) and idempotency_key is not null
  on conflict (digest) do update set erased_at = excluded.erased_at`;

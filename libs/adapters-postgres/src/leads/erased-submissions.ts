/** What is kept of an idempotency key when its lead is erased. */
const keyDigest = (key: string): string => `sha256(convert_to(${key}, 'UTF8'))`;

/** When the lead that came with the key was erased, as far as that is remembered; null: it was not. */
export const erasedAt = (key: string): string =>
  `(select erased_at from erased_submission where digest = ${keyDigest(key)})`;

/** Has the keys of some leads outlive them. */
export const REMEMBER_KEY = `
  insert into erased_submission (digest, erased_at)
  select ${keyDigest('idempotency_key')}, now() from lead
  where id = any($1) and idempotency_key is not null
  on conflict (digest) do update set erased_at = excluded.erased_at`;

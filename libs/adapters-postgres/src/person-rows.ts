import type { PersonRecord } from '@boligstyling/application';
import type { Person } from '@boligstyling/domain';

/** A person's columns under the names of the domain. */
export const PERSON_COLUMNS = `
  p.id, p.name, p.email, p.role, p.state, p.created_at as "createdAt",
  p.password_hash as "passwordHash", p.totp_secret as "totpSecret"`;

export type PersonRow = Omit<Person, 'createdAt'> & {
  createdAt: string;
  passwordHash: string | null;
  totpSecret: string | null;
};

export function toPerson({ passwordHash, totpSecret, createdAt, ...row }: PersonRow): PersonRecord {
  const code = passwordHash && totpSecret ? { passwordHash, totpSecret } : null;
  return { ...row, createdAt: new Date(createdAt), code };
}

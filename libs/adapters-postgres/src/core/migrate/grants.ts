import pg from 'pg';
import { urlsOf } from '../several-hosts.js';

/**
 * Grants for the product's role: it reads and writes rows, changes no tables, and only appends to
 * the audit log.
 */
export function grantsTo(role: string): string[] {
  const to = pg.escapeIdentifier(role);
  return [
    `grant usage on schema public to ${to}`,
    `grant select, insert, update, delete on all tables in schema public to ${to}`,
    `grant usage, select on all sequences in schema public to ${to}`,
    `revoke update on audit_log from ${to}`,
    `revoke insert, update, delete on mikro_orm_migrations from ${to}`,
  ];
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(urlsOf(url)[0]).username);
}

const MAY_NOT = '42501';

/** True when PostgreSQL reports a missing right or ownership. */
export function lacksRight(fault: unknown): boolean {
  return (fault as { code?: unknown } | undefined)?.code === MAY_NOT;
}

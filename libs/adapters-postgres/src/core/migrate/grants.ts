import pg from 'pg';
import { urlsOf } from '../several-hosts.js';

/**
 * What the product's role needs of a migrated database, as statements: to read and write rows of its
 * tables, and no more. It makes, changes and empties no table, and of the audit log it changes no row.
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

/** The role that a URL logs in as. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(urlsOf(url)[0]).username);
}

const MAY_NOT = '42501';

/** Whether a fault is the database's word that the role lacks a right, or owns not what it would change. */
export function lacksRight(fault: unknown): boolean {
  return (fault as { code?: unknown } | undefined)?.code === MAY_NOT;
}

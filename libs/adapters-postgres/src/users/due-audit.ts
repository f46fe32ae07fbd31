import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedAct } from '@boligstyling/domain';

/** An act in progress and whether its row is stored or about to be. */
interface DueAudit {
  readonly act: AuditedAct;
  isTaken: boolean;
}

/** Reaches every transaction of a call without passing it through. */
const due = new AsyncLocalStorage<DueAudit>();

/** $1: acts as JSON, with their waiting time if any. One row for each subject of an act. */
export const KEEP_AUDIT = `
  insert into audit_log (id, at, user_id, name, role, act, call, subject_id, fields, count,
    browser, network)
  select gen_random_uuid(), now() - make_interval(secs => coalesce("waitedSeconds", 0)), "userId",
    name, role, act, call, coalesce(one, "subjectId"), fields, count, browser, network
  from jsonb_to_recordset($1) as new ("userId" uuid, name text, role text, act text,
    call text, "subjectId" uuid, "subjectIds" uuid[], fields text[], count int, browser text, network text,
    "waitedSeconds" float8) left join unnest("subjectIds") as one on true`;

/** Runs work with a due audit row. `isKept` says that a transaction has stored it. */
export async function withDueAudit<T>(
  act: AuditedAct,
  work: () => Promise<T>,
): Promise<{ result: T; isKept: boolean }> {
  const mine: DueAudit = { act, isTaken: false };
  const result = await due.run(mine, work);
  const isKept = mine.isTaken;
  mine.isTaken = true;
  return { result, isKept };
}

/**
 * Runs work whose commits are no audited change, such as counting an attempt. The actor stays
 * known.
 */
export function withoutDueAudit<T>(work: () => Promise<T>): Promise<T> {
  const mine = due.getStore();
  return mine ? due.run({ ...mine, isTaken: true }, work) : work();
}

/** Name of the dashboard user who acts; null for none. */
export function actorNow(): string | null {
  return due.getStore()?.act.name ?? null;
}

/**
 * Stores the due row within the caller's transaction, unless an earlier one has.
 *
 * @param about ids of all subjects; each that the act does not name gets its own row
 * @returns to be called when the transaction fails after all
 */
export async function keepDueAudit(
  keep: (rows: string) => Promise<unknown>,
  about: readonly string[] = [],
): Promise<() => void> {
  const mine = due.getStore();
  if (!mine) return () => undefined;
  const { act, isTaken } = mine;
  const others = about.filter((id) => id !== act.subjectId);
  const rows = [
    ...(isTaken ? [] : [act]),
    ...(others.length > 0 ? [{ ...act, subjectIds: others }] : []),
  ];
  if (rows.length === 0) return () => undefined;
  mine.isTaken = true;
  const undo = () => (mine.isTaken = isTaken);
  try {
    await keep(JSON.stringify(rows));
    return undo;
  } catch (error) {
    undo();
    throw error;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedAct } from '@boligstyling/domain';

/** What is being done, and whether its row is kept or about to be. */
interface DueAudit {
  readonly act: AuditedAct;
  isTaken: boolean;
}

/** Reaches every transaction of a call, however deep, without each one on the way handing it on. */
const due = new AsyncLocalStorage<DueAudit>();

/** Acts as JSON in the one parameter, each with how long it has waited, if it has: a row for each that it was about. */
export const KEEP_AUDIT = `
  insert into audit_log (id, at, person_id, name, role, act, call, subject_id, fields, count,
    browser, network)
  select gen_random_uuid(), now() - make_interval(secs => coalesce("waitedSeconds", 0)), "personId",
    name, role, act, call, coalesce(one, "subjectId"), fields, count, browser, network
  from jsonb_to_recordset($1) as new ("personId" uuid, name text, role text, act text,
    call text, "subjectId" uuid, "subjectIds" uuid[], fields text[], count int, browser text, network text,
    "waitedSeconds" float8) left join unnest("subjectIds") as one on true`;

/** Does the work with a row due; whether a transaction has kept it comes with the result. */
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

/** Does work whose commits are no change that the log tells of, such as counting a try. Who acts stays known. */
export function withoutDueAudit<T>(work: () => Promise<T>): Promise<T> {
  const mine = due.getStore();
  return mine ? due.run({ ...mine, isTaken: true }, work) : work();
}

/** Who in the dashboard does what is being done; null: nobody there. */
export function actorNow(): string | null {
  return due.getStore()?.act.name ?? null;
}

/**
 * Keeps the row that is due, in the transaction that asks, unless another has. What this gives is
 * called when the transaction fails after all.
 *
 * @param about the ids of all that the transaction was about: each that the act does not name has its row too
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

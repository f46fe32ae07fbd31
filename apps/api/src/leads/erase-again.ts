import type {
  AuditLog,
  EraseApplication,
  EraseLead,
  DeletionTimes,
} from '@boligstyling/application';
import { type AdminCall, DomainError, norwegianDay, utcDay } from '@boligstyling/domain';
import { isUUID } from 'class-validator';
import { terminalAct } from '../platform/access/terminal-act.js';
import { ERASED } from '../platform/logging/logged-faults.js';

/**
 * @param today the operator's date, `yyyy-MM-dd`, in Norway or in UTC
 * @throws Error when the clock shows another day, `storage-unavailable`
 */
export async function believeClock(times: DeletionTimes, today: string): Promise<string> {
  const { now } = await times.look();
  const shown = now.toISOString();
  if (![norwegianDay(now), utcDay(now)].includes(today)) {
    throw new Error(`The database's clock shows ${shown}, and you say that it is ${today}.`);
  }
  await times.believe();
  return `The database's clock shows ${shown}, and deletion goes by it within the hour.`;
}

export interface ErasedAgain {
  readonly named: number;
  readonly erased: number;
}

const MOST_FAILING_AT_FIRST = 5;

interface Erasing {
  readonly leads: Pick<EraseLead, 'execute'>;
  readonly applications: Pick<EraseApplication, 'execute'>;
}

/**
 * Repeats erasures that a restore undid, those that fail as long as others succeed. Idempotent.
 *
 * @param lines of the product's log, or one id per line
 * @throws `storage-unavailable`
 * @throws Error for a file with neither kind of line
 */
export async function eraseAgain(
  { leads, applications }: Erasing,
  audit: AuditLog,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<ErasedAgain> {
  const ids = new Set<string>();
  let isOurs = false;
  for await (const line of lines) {
    const named = erasedIn(line);
    isOurs ||= named !== undefined;
    for (const id of named ?? []) ids.add(id.toLowerCase());
  }
  if (!isOurs) {
    throw new Error(
      'Nothing was erased: no line of that file is one of the product’s log, or an id. Is it another?',
    );
  }
  const act = (call: AdminCall, gone: string, id: string, erase: () => Promise<string[]>) =>
    audit.during(terminalAct('erased', call, id), erase).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === gone) return undefined;
      throw error;
    });
  const asLead = (id: string) => act('deleteLead', 'lead-not-found', id, () => leads.execute(id));
  const asApplication = (id: string) =>
    act('deleteApplication', 'application-not-found', id, async () => {
      await applications.execute(id);
      return [id];
    });
  const erased = new Set<string>();
  const erase = async (id: string) => {
    if (erased.has(id)) return;
    const gone = (await asLead(id)) ?? (await asApplication(id)) ?? [];
    for (const each of gone) erased.add(each);
  };
  let left = [...ids];
  while (left.length > 0) {
    const failed: string[] = [];
    for (const [before, id] of left.entries()) {
      try {
        await erase(id);
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'storage-unavailable')) throw error;
        failed.push(id);
        const most = Math.min(left.length, MOST_FAILING_AT_FIRST);
        if (failed.length > before && failed.length === most) throw error;
      }
    }
    left = failed;
  }
  return { named: ids.size, erased: [...ids].filter((id) => erased.has(id)).length };
}

/** Ignores a prefix before the JSON. */
function erasedIn(line: string): string[] | undefined {
  const text = line.trim();
  if (isUUID(text)) return [text];
  try {
    const fields = JSON.parse(text.slice(text.indexOf('{'))) as Record<string, unknown>;
    if (!fields.level || !fields.msg) return undefined;
    const id = fields.lead ?? fields.application;
    return fields.msg === ERASED && isUUID(id) ? [String(id)] : [];
  } catch {
    return undefined;
  }
}

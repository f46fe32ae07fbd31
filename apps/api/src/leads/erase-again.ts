import { type AuditLog, EraseLead } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { isUUID } from 'class-validator';
import { terminalAct } from '../platform/access/terminal-act.js';
import { ERASED } from './submit/watched-leads.js';

/** What came of a list of leads that were erased once. */
export interface ErasedAgain {
  readonly named: number;
  readonly erased: number;
}

/**
 * Erases what a restore has brought back. Those that are gone are passed over, so that it may be done
 * as often as one likes.
 *
 * @param list the product's log, from which the lines of erasures are taken, or a lead's id on each line
 * @throws DomainError `storage-unavailable`
 */
export async function eraseAgain(
  erasing: EraseLead,
  audit: AuditLog,
  list: string,
): Promise<ErasedAgain> {
  const ids = new Set(list.split('\n').flatMap(leadErasedIn));
  let erased = 0;
  for (const id of ids) {
    const act = terminalAct('erased', 'deleteLead', id);
    const isErased = await audit
      .during(act, () => erasing.execute(id))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError && error.code === 'lead-not-found') return false;
          throw error;
        },
      );
    if (isErased) erased += 1;
  }
  return { named: ids.size, erased };
}

/** Whatever stands before the line's JSON, such as the name of a container. */
function leadErasedIn(line: string): string[] {
  const text = line.trim();
  if (isUUID(text)) return [text];
  try {
    const { msg, lead } = JSON.parse(text.slice(text.indexOf('{'))) as Record<string, unknown>;
    return msg === ERASED && isUUID(lead) ? [String(lead)] : [];
  } catch {
    return [];
  }
}

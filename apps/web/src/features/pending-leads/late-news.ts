import { parsePendingLeads, type LastWord, type PendingLead } from './pending-lead';
import { QUEUE_KEY } from './queue-key';

/** What became of what had to wait. Undefined: it waits still or, where nothing does, why is not known. */
export type Late = LastWord | 'discarded' | undefined;

/** Follows what becomes of what waits, whichever tab sends it or takes it back. */
export class LateNews {
  private last: Late;
  private readonly listeners = new Set<() => void>();

  readonly now = (): Late => this.last;

  /** Returns the end of it. */
  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What became of what waited last; undefined: something new is to wait. */
  tell(last: Late): void {
    this.last = last;
    this.lookAgain();
  }

  /** For a page that may have missed what other tabs wrote, as it lay in the browser's cache of pages left. */
  readonly lookAgain = (): void => this.listeners.forEach((listener) => listener());

  /** Another tab has changed the queue, or emptied all of the storage. Returns what it has settled. */
  hear({ key, newValue }: StorageEvent): PendingLead | undefined {
    if (key !== null && key !== QUEUE_KEY) return undefined;
    const settled = parsePendingLeads(newValue).find(({ lastWord }) => lastWord);
    const last = newValue === null ? this.last : undefined;
    this.tell(settled ? settled.lastWord : last);
    return settled;
  }
}

import type { LeadPayload } from '../../shared/lead/lead-payload';

const STORAGE_KEY = 'lead-submission';

interface LastSubmission {
  key: string;
  content: string;
}

/** 128 random bits; `randomUUID` is missing in insecure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The same content keeps its idempotency key until it is settled, so that the server stores it
 * once. Remembered for the page and, with a storage, across reloads.
 */
export class SubmissionKeys {
  private last: LastSubmission | null = null;

  constructor(
    private readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** `replaced` is the key of other content that this form sent before. */
  keyFor(payload: LeadPayload): { key: string; replaced?: string } {
    const content = JSON.stringify(payload);
    const last = this.unsettled();
    if (last?.content === content) return { key: last.key };
    const key = newKey();
    this.remember({ key, content });
    return last ? { key, replaced: last.key } : { key };
  }

  /** True if the key belongs to the last submission and is not settled. */
  isLast(key: string): boolean {
    return this.unsettled()?.key === key;
  }

  /**
   * The next submission gets a new key.
   *
   * @param key ignored if another one was sent since
   */
  settle(key?: string): void {
    if (key === undefined || this.isLast(key)) this.remember(null);
  }

  private unsettled(): LastSubmission | null {
    return this.last ?? this.stored();
  }

  private stored(): LastSubmission | null {
    try {
      return JSON.parse(this.storage?.().getItem(STORAGE_KEY) ?? 'null');
    } catch {
      return null;
    }
  }

  private remember(last: LastSubmission | null): void {
    this.last = last;
    try {
      if (last) this.storage?.().setItem(STORAGE_KEY, JSON.stringify(last));
      else this.storage?.().removeItem(STORAGE_KEY);
    } catch {
      // Storage is unavailable; memory has it.
    }
  }
}

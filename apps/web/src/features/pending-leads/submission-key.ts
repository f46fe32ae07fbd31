import type { LeadPayload } from '../../shared/lead/lead-payload';

const STORAGE_KEY = 'lead-submission';

interface LastSubmission {
  key: string;
  content: string;
}

/** 128 random bits, also on pages without a secure context, where `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the same content the same key until it is settled, so that the server stores it once. What
 * was sent last is remembered while the page stays; with a storage, after a reload too.
 */
export class SubmissionKeys {
  private last: LastSubmission | null = null;

  constructor(
    private readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** The content's key, and that of other content this form sent before, which it replaces. */
  keyFor(payload: LeadPayload): { key: string; replaced?: string } {
    const content = JSON.stringify(payload);
    const last = this.unsettled();
    if (last?.content === content) return { key: last.key };
    const key = newKey();
    this.remember({ key, content });
    return last ? { key, replaced: last.key } : { key };
  }

  /** Whether the key is that of what was sent last, and is not settled. */
  isLast(key: string): boolean {
    return this.unsettled()?.key === key;
  }

  /**
   * The next submission is a new one, whatever it contains.
   *
   * @param key whose submission is settled; nothing is, where another one was sent since
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
      // The page's memory has it.
    }
  }
}

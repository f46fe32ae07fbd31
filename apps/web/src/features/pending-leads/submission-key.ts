import type { LeadPayload } from '../../shared/lead/lead-payload';

interface LastSubmission {
  key: string;
  content: string;
}

/** 128 random bits, also on pages without a secure context, where `randomUUID` is missing. */
export function newKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the same content the same key until it is settled, so that the server stores it once. The
 * memory is the tab's own and survives a reload where its storage works.
 */
export class SubmissionKeys {
  private last: LastSubmission | null = null;

  constructor(
    private readonly name: string,
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {}

  /** The content's key, and that of other content this form sent before, which it replaces. */
  keyFor(payload: LeadPayload): { key: string; replaced?: string } {
    const content = JSON.stringify(payload);
    const last = this.read();
    if (last?.content === content) return { key: last.key };
    const key = newKey();
    this.write({ key, content });
    return last ? { key, replaced: last.key } : { key };
  }

  /** The next submission is a new one, whatever it contains. */
  settle(): void {
    this.write(null);
  }

  private read(): LastSubmission | null {
    try {
      return JSON.parse(this.storage().getItem(this.name) ?? 'null') ?? this.last;
    } catch {
      return this.last;
    }
  }

  private write(last: LastSubmission | null): void {
    this.last = last;
    try {
      if (last) this.storage().setItem(this.name, JSON.stringify(last));
      else this.storage().removeItem(this.name);
    } catch {
      // The tab's memory has it.
    }
  }
}

import { keepText, keptJson, type TextStorage } from '../../shared/kept-text';
import type { LeadPayload } from '../../shared/lead/submission';

const STORAGE_KEY = 'lead-submission';

interface LastSubmission {
  idempotencyKey: string;
  content: string;
}

/** `randomUUID` is missing in insecure contexts. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server stores the same content once, across reloads too. */
export class SubmissionKeys {
  private last: LastSubmission | null = null;

  constructor(private readonly storage?: TextStorage) {}

  /** `replaced` belongs to other content that this form sent before. */
  keyFor(payload: LeadPayload): { idempotencyKey: string; replaced?: string } {
    const content = JSON.stringify(payload);
    const last = this.unsettled();
    if (last?.content === content) return { idempotencyKey: last.idempotencyKey };
    const idempotencyKey = newIdempotencyKey();
    this.remember({ idempotencyKey, content });
    return last ? { idempotencyKey, replaced: last.idempotencyKey } : { idempotencyKey };
  }

  isLast(idempotencyKey: string): boolean {
    return this.unsettled()?.idempotencyKey === idempotencyKey;
  }

  /** @param idempotencyKey ignored if another one was sent since */
  settle(idempotencyKey?: string): void {
    if (idempotencyKey === undefined || this.isLast(idempotencyKey)) this.remember(null);
  }

  private unsettled(): LastSubmission | null {
    if (this.last || !this.storage) return this.last;
    return keptJson(this.storage, STORAGE_KEY) as LastSubmission | null;
  }

  private remember(last: LastSubmission | null): void {
    this.last = last;
    if (this.storage) keepText(this.storage, STORAGE_KEY, last && JSON.stringify(last));
  }
}

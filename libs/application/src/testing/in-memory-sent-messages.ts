import { ONCE_KINDS } from '@boligstyling/domain';
import { SentMessages } from '../ports/sent-messages.js';
import type { InMemoryStore } from './in-memory-store.js';

const STAY: readonly string[] = ONCE_KINDS;

/** What has left, in memory. */
export class InMemorySentMessages extends SentMessages {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async forgetEmails(until: Date, limit: number): Promise<number> {
    const mayGo = (row: { kind: string } & Left) => !STAY.includes(row.kind) && left(row, until);
    return take(this.store.notifications, mayGo, limit);
  }

  override async forgetWebhooks(until: Date, limit: number): Promise<number> {
    return take(this.store.webhooks, (row) => left(row, until), limit);
  }
}

interface Left {
  readonly state: string;
  readonly sentAt: Date | null;
}

const left = ({ state, sentAt }: Left, until: Date): boolean =>
  state === 'sent' && sentAt !== null && sentAt <= until;

function take<Row>(rows: Row[], mayGo: (row: Row) => boolean, limit: number): number {
  const gone = new Set(rows.filter(mayGo).slice(0, limit));
  rows.splice(0, rows.length, ...rows.filter((row) => !gone.has(row)));
  return gone.size;
}

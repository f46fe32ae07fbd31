import { DomainError } from '@boligstyling/domain';

const RETRY_DELAY_MS = 250;

/** The storage serves other rows. */
export class LockedRow extends DomainError {
  constructor() {
    super('storage-unavailable');
  }
}

export class RetriedWrites {
  private readonly waiting = new Set<() => Promise<void>>();
  private stopping = false;

  /** @throws DomainError what the write throws, but `storage-unavailable` only once stopped */
  async write(write: () => Promise<void>): Promise<void> {
    try {
      for (;;) {
        try {
          return await write();
        } catch (error) {
          const canPass = error instanceof DomainError && error.code === 'storage-unavailable';
          if (!canPass || this.stopping) throw error;
          if (!(error instanceof LockedRow)) this.waiting.add(write);
          await pause();
        }
      }
    } finally {
      this.waiting.delete(write);
    }
  }

  async allWritten(): Promise<void> {
    while (this.waiting.size > 0 && !this.stopping) await pause();
  }

  stop(): void {
    this.stopping = true;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
}

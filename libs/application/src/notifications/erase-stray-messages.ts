import type { KeptMessages } from './kept-messages.js';
import type { RetentionRepository } from '../leads/retention-repository.js';

/** Removes kept messages of erased leads, after each erasure and daily as a fallback. */
export class EraseStrayMessages {
  constructor(
    private readonly kept: KeptMessages,
    private readonly retention: RetentionRepository,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<void> {
    const ids = await this.kept.notificationIds();
    if (ids.length === 0) return;
    await this.kept.erase(await this.retention.withoutNotification(ids));
  }
}

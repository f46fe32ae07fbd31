import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import { BrowserLinks } from '../know-browser.js';
import type { PresentedLink, KeptLink } from '../../core/link-signer.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryBrowserLinks extends BrowserLinks {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async send(
    email: string | null,
    make: (subjectId: string) => KeptLink,
  ): Promise<boolean> {
    const user = [...this.store.users.values()].find(
      (each) => each.email === email?.toLowerCase() && each.state === 'active',
    );
    const subjectId = email === null ? SHARED_PASSWORD_SUBJECT : user?.id;
    const waits = [...this.store.links.values()].some(
      (each) =>
        each.subjectId === subjectId &&
        each.purpose === 'known-browser' &&
        each.expiresAt > this.store.now,
    );
    if (!subjectId || waits) return false;
    const { link, digest } = make(subjectId);
    this.store.sendAnotherLink(link, digest);
    return true;
  }

  override async take(presented: PresentedLink): Promise<boolean> {
    const kept = this.store.keptLink(presented);
    return kept?.purpose === 'known-browser' && this.store.links.delete(kept.id);
  }
}

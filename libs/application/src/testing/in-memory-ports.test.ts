import { InMemoryLeadRepository } from './in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './in-memory-notification-outbox.js';
import { InMemoryStore } from './in-memory-store.js';
import { leadRepositoryContract } from './lead-repository-contract.js';
import { notificationOutboxContract } from './notification-outbox-contract.js';

const shared = new InMemoryLeadRepository(new InMemoryStore());
leadRepositoryContract(() => shared);

notificationOutboxContract(async () => {
  const store = new InMemoryStore();
  return {
    leads: new InMemoryLeadRepository(store),
    outbox: new InMemoryNotificationOutbox(store),
    letTimePass: async () => store.advance(3600),
  };
});

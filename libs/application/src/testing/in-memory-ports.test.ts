import { InMemoryLeadHistory } from './in-memory-lead-history.js';
import { InMemoryLeadRepository } from './in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './in-memory-notification-outbox.js';
import { InMemoryStore } from './in-memory-store.js';
import { leadHistoryContract } from './lead-history-contract.js';
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

const store = new InMemoryStore();
leadHistoryContract(() => ({
  leads: new InMemoryLeadRepository(store),
  history: new InMemoryLeadHistory(store),
}));

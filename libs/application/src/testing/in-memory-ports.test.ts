import { adminSessionsContract } from './admin-sessions-contract.js';
import { InMemoryAdminSessions } from './in-memory-admin-sessions.js';
import { InMemoryLeadHistory } from './in-memory-lead-history.js';
import { InMemoryLeadRepository } from './in-memory-lead-repository.js';
import { InMemoryNotificationOutbox } from './in-memory-notification-outbox.js';
import { InMemoryLoginAttempts } from './in-memory-login-attempts.js';
import { InMemoryStore } from './in-memory-store.js';
import { leadHistoryContract } from './lead-history-contract.js';
import { leadRepositoryContract } from './lead-repository-contract.js';
import { loginAttemptsContract } from './login-attempts-contract.js';
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

adminSessionsContract(() => ({
  sessions: new InMemoryAdminSessions(store),
  letTimePass: async (seconds) => store.advance(seconds),
}));

loginAttemptsContract(() => ({
  attempts: new InMemoryLoginAttempts(store),
  letTimePass: async (seconds) => store.advance(seconds),
}));

import { randomUUID } from 'node:crypto';
import { offer } from '@boligstyling/domain';
import { adminSessionsContract } from '../users/testing/admin-sessions-contract.js';
import { browserLinksContract } from '../users/testing/browser-links-contract.js';
import { credentialsContract } from '../users/testing/credentials-contract.js';
import { InMemoryAdminSessions } from '../users/testing/in-memory-admin-sessions.js';
import { InMemoryBrowserLinks } from '../users/testing/in-memory-browser-links.js';
import { InMemoryCredentials } from '../users/testing/in-memory-credentials.js';
import { InMemoryIntegratorKeys } from '../integrators/testing/in-memory-integrator-keys.js';
import { InMemoryInvoiceRepository } from '../billing/testing/in-memory-invoice-repository.js';
import { InMemoryLeadHistory } from '../leads/testing/in-memory-lead-history.js';
import { InMemoryLeadPlaces } from '../leads/testing/in-memory-lead-places.js';
import { InMemoryLeadRepository } from '../leads/testing/in-memory-lead-repository.js';
import { InMemoryMatchingRepository } from '../lead-case/testing/in-memory-matching-repository.js';
import { InMemoryNotificationRecords } from '../notifications/testing/in-memory-notification-records.js';
import { InMemoryNotificationOutbox } from '../notifications/testing/in-memory-notification-outbox.js';
import { InMemoryLoginAttempts } from '../users/testing/in-memory-login-attempts.js';
import { InMemoryOperatorSettings } from '../billing/testing/in-memory-operator-settings.js';
import { InMemoryOwnerConfirmations } from '../owners/testing/in-memory-owner-confirmations.js';
import { InMemoryPartnerRepository } from '../partners/testing/in-memory-partner-repository.js';
import { InMemoryUserRepository } from '../users/testing/in-memory-user-repository.js';
import { InMemoryPostalRegister } from '../places/testing/in-memory-postal-register.js';
import { InMemoryBankLineRegister } from '../billing/testing/in-memory-bank-line-register.js';
import { InMemoryPaymentLedger } from '../billing/testing/in-memory-payment-ledger.js';
import { InMemoryReviews } from '../reviews/testing/in-memory-reviews.js';
import { InMemorySaleRepository } from '../billing/testing/in-memory-sale-repository.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { TestMarket } from '../core/testing/test-market.js';
import { integratorKeysContract } from '../integrators/testing/integrator-keys-contract.js';
import { invoiceContract } from '../billing/testing/invoice-contract.js';
import { paymentContract } from '../billing/testing/payment-contract.js';
import { leadFollowUpContract } from '../lead-case/testing/lead-follow-up-contract.js';
import { leadHistoryContract } from '../leads/testing/lead-history-contract.js';
import { leadPlacesContract } from '../leads/testing/lead-places-contract.js';
import { leadRepositoryContract } from '../leads/testing/lead-repository-contract.js';
import { loginAttemptsContract } from '../users/testing/login-attempts-contract.js';
import { matchingContract } from '../lead-case/testing/matching-contract.js';
import { notificationOutboxContract } from '../notifications/testing/notification-outbox-contract.js';
import { operatorSettingsContract } from '../billing/testing/operator-settings-contract.js';
import { ownerConfirmationsContract } from '../owners/testing/owner-confirmations-contract.js';
import { userContract } from '../users/testing/user-contract.js';
import { PlainUserSecrets, PlainTotpCodes } from '../users/testing/plain-second-factors.js';
import { postalRegisterContract } from '../places/testing/postal-register-contract.js';
import {
  userSecretsContract,
  totpCodesContract,
} from '../users/testing/second-factors-contract.js';
import { fileStoreContract } from '../files/testing/file-store-contract.js';
import { InMemoryFileStore } from '../files/testing/in-memory-file-store.js';
import { InMemoryQuotes } from '../quotes/testing/in-memory-quotes.js';
import { quotesContract } from '../quotes/testing/quotes-contract.js';
import { reviewsContract } from '../reviews/testing/reviews-contract.js';

const matchingPorts = (store: InMemoryStore) => ({
  leads: new InMemoryLeadRepository(store),
  history: new InMemoryLeadHistory(store),
  matching: new InMemoryMatchingRepository(store),
  partners: new InMemoryPartnerRepository(store),
  sales: new InMemorySaleRepository(store),
  outbox: new InMemoryNotificationOutbox(store),
});

fileStoreContract('files in memory', async () => {
  const store = new InMemoryFileStore();
  return { store, again: () => store };
});

quotesContract(async () => {
  const store = new InMemoryStore();
  store.now = new Date();
  return { ...matchingPorts(store), quotes: new InMemoryQuotes(store) };
});

const shared = new InMemoryLeadRepository(new InMemoryStore());
leadRepositoryContract(() => shared);

notificationOutboxContract(async () => {
  const store = new InMemoryStore();
  store.now = new Date();
  return {
    ...matchingPorts(store),
    confirmations: new InMemoryOwnerConfirmations(store),
    browserLinks: new InMemoryBrowserLinks(store),
    kept: async () => store.outgoing().map(({ id }) => id),
    letTimePass: async (seconds = 3600) => store.advance(seconds),
    fate: async (id) => {
      const row = store.notifications.find((each) => each.id === id);
      if (!row) throw new Error('No such notification');
      return { state: row.state, lastFault: row.lastFault };
    },
  };
});

const store = new InMemoryStore();
leadHistoryContract(() => matchingPorts(store));

adminSessionsContract(() => ({
  sessions: new InMemoryAdminSessions(store),
  letTimePass: async (seconds) => store.advance(seconds),
}));

loginAttemptsContract(() => ({
  attempts: new InMemoryLoginAttempts(store),
  letTimePass: async (seconds) => store.advance(seconds),
}));

const userSetUp = async (own = new InMemoryStore()) => {
  own.now = new Date();
  return {
    users: new InMemoryUserRepository(own, true),
    besideSharedLogin: new InMemoryUserRepository(own, false),
    credentials: new InMemoryCredentials(own),
    sessions: new InMemoryAdminSessions(own),
    outbox: new InMemoryNotificationOutbox(own),
    letTimePass: async (seconds: number) => own.advance(seconds),
  };
};
userContract(userSetUp);
credentialsContract(userSetUp);
browserLinksContract(async () => {
  const own = new InMemoryStore();
  return {
    ...(await userSetUp(own)),
    browserLinks: new InMemoryBrowserLinks(own),
    now: () => own.now,
  };
});
matchingContract(async () => {
  const store = new InMemoryStore();
  store.now = new Date();
  return matchingPorts(store);
});

totpCodesContract((clock) => {
  const codes = new PlainTotpCodes(clock);
  return { codes, shown: (secret) => codes.codeOf(secret) };
});
userSecretsContract(() => new PlainUserSecrets());
const moneySetUp = async () => {
  const own = new InMemoryStore();
  return {
    ...matchingPorts(own),
    invoices: new InMemoryInvoiceRepository(own),
    ledger: new InMemoryPaymentLedger(own),
    lines: new InMemoryBankLineRegister(own),
  };
};
invoiceContract(moneySetUp);
paymentContract(moneySetUp);

ownerConfirmationsContract(async () => {
  const own = new InMemoryStore();
  own.now = new Date();
  return { ...matchingPorts(own), confirmations: new InMemoryOwnerConfirmations(own) };
});
leadPlacesContract(() => ({ ...matchingPorts(store), places: new InMemoryLeadPlaces(store) }));

operatorSettingsContract(async () => new InMemoryOperatorSettings());

postalRegisterContract(async () => new InMemoryPostalRegister(new InMemoryStore()));

leadFollowUpContract(async () => {
  const own = new InMemoryStore();
  return { ...matchingPorts(own), records: new InMemoryNotificationRecords(own) };
});

integratorKeysContract(async () => {
  const own = new InMemoryStore();
  return {
    keys: new InMemoryIntegratorKeys(own),
    leads: () => new InMemoryLeadRepository(own),
    letTimePass: async (seconds) => own.advance(seconds),
  };
});

reviewsContract(async () => {
  const market = new TestMarket();
  return {
    leads: market.leads,
    matching: new InMemoryMatchingRepository(market.store),
    outbox: new InMemoryNotificationOutbox(market.store),
    reviews: new InMemoryReviews(market.store),
    partnerOf: async (id) => market.store.assignments.get(id)!.partnerId,
    taken: async (leadId, answeredAt, state = 'accepted', partnerGroup = 'stylist') => {
      const id = randomUUID();
      const { id: partnerId } = market.join('Anne', { company: 'Stil og Rom AS' });
      const asked = offer({
        ...{ id, leadId, partnerId, partnerGroup, priceOre: 0 },
        ...{ offeredAt: answeredAt, deadline: null, remindAt: null },
      });
      market.store.assignments.set(id, { ...asked, state, answeredAt });
      return id;
    },
  };
});

export { InMemoryLeadRepository } from './in-memory-lead-repository.js';
export { InMemoryMailer } from './in-memory-mailer.js';
export { InMemoryNotificationOutbox } from './in-memory-notification-outbox.js';
export { InMemoryStore } from './in-memory-store.js';
export { leadRepositoryContract } from './lead-repository-contract.js';
export { mailerContract, type MailerUnderTest } from './mailer-contract.js';
export { notificationOutboxContract } from './notification-outbox-contract.js';
export { sampleDetails, sampleLead } from './sample-lead.js';
export { sampleNotification } from './sample-notification.js';

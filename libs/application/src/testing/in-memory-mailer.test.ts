import { DeliveryFault } from '../ports/outbox.js';
import { InMemoryMailer } from './in-memory-mailer.js';
import { mailerContract } from './mailer-contract.js';

mailerContract(async () => {
  const mailer = new InMemoryMailer();
  return {
    mailer,
    takenOver: async () => mailer.sent,
    interrupt: async () => {
      mailer.fault = new DeliveryFault('away', true);
    },
    restore: async () => {
      mailer.fault = undefined;
    },
  };
});

import { DomainError } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { EraseApplication } from './delete-inactive-leads.js';
import { EraseStrayMessages } from '../notifications/messages.js';
import { InMemoryRetentionRepository } from './testing/in-memory-retention-repository.js';
import { TestMarket } from '../core/testing/test-market.js';

it('an erased application loses its kept e-mails, and no others, once', async () => {
  const market = new TestMarket();
  const lead = await market.receive();
  market.store.notify(lead.id, 'owner-confirmation', 'of a request');
  const applications = new Set(['stil', 'other']);
  const kept = new Set(['of a request', 'of the application']);
  const storage = {
    erase: async (id: string) => {
      if (!applications.delete(id)) throw new DomainError('application-not-found');
    },
  };
  const messages = {
    notificationIds: async () => [...kept],
    erase: async (ids: readonly string[]) => ids.forEach((id) => kept.delete(id)),
  };
  const strays = new EraseStrayMessages(messages, new InMemoryRetentionRepository(market.store));
  const erasing = new EraseApplication(storage, strays);
  await erasing.execute('stil');
  expect([...applications, ...kept]).toEqual(['other', 'of a request']);
  await expect(erasing.execute('stil')).rejects.toMatchObject({ code: 'application-not-found' });
});

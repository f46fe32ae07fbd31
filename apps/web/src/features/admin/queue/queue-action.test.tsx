import type { QueueCaseDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminQueue, queueWords } from '../../../content/admin-queue';
import { openAdmin } from '../shared/testing/admin-page';
import { QueueAction } from './queue-action';

const message = { channel: 'webhook', what: 'lead.received', state: 'due', attempts: 6 } as const;
const CASE: QueueCaseDto = {
  ...{ id: 'c', since: '2026-11-24T09:00:00.000Z', asked: 0 },
  message: { ...message, cause: '400' },
};

test.each([
  ['one that got through', [1, 0, 0], adminQueue.sent],
  ['one that failed again', [0, 1, 0], adminQueue.failedAgain],
  ['one that is on its way', [0, 0, 1], adminQueue.sending],
  ['one that an attempt of before still holds', [0, 0, 0], adminQueue.sending],
])('%s is told of as that', async (_, [sentCount, errorCount, pendingCount], told) => {
  const { waiting, toasts } = openAdmin(<QueueAction kind="undelivered" of={CASE} />, {
    account: { id: null, name: 'Delt', role: 'eier', passkeys: [], has_code: false },
  });
  const button = await screen.findByText(queueWords.undelivered.action(CASE));
  await act(async () => fireEvent.click(button));
  await waiting[0]!.answer({ sentCount, errorCount, pendingCount });
  expect(toasts()).toMatchObject([told]);
});

import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminQueue } from '../../../content/admin/admin-queue';
import { openAdmin } from '../shared/testing/admin-page';
import { QueueList } from './queue-list';
import { useQueue } from './use-queue';

const CASE = {
  ...{ id: 'kari', since: '2026-11-24T09:00:00.000Z', asked: 0 },
  lead: { id: 'kari', customer_name: 'Kari', location: 'Bergen', service_type: 'Fullstyling' },
};
const share = (kind: string, ...cases: object[]) => ({
  ...{ kind, cases, count: cases.length, count_is_exact: true },
});
const Page = () => <QueueList of={useQueue()} />;

test('once the last of a kind is settled, that is said, and nothing of it is offered', async () => {
  const kinds = [share('nobody-found', CASE), share('undelivered')];
  openAdmin(<Page />, { queue: { kinds } }, '/admin?sak=undelivered');
  await screen.findByText(adminQueue.noneOfKind);
  expect(screen.queryByRole('button', { name: adminQueue.resendAll })).toBeNull();
  expect(screen.queryByText(adminQueue.nothing)).toBeNull();
});

test('nothing is missing where all kinds are shown', async () => {
  openAdmin(<Page />, { queue: { kinds: [share('nobody-found', CASE)] } });
  await screen.findByText('Ingen funnet: Fullstyling i Bergen');
  expect(screen.queryByText(adminQueue.noneOfKind)).toBeNull();
});

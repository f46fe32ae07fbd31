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

test('settling the last case of a kind says so and removes its buttons', async () => {
  const kinds = [share('nobody-found', CASE), share('undelivered')];
  openAdmin(<Page />, { queue: { kinds } }, '/admin?sak=undelivered');
  await screen.findByText(adminQueue.noneOfKind);
  expect(screen.queryByRole('button', { name: adminQueue.resendAll })).toBeNull();
  expect(screen.queryByText(adminQueue.noneInView.waiting)).toBeNull();
});

test('all kinds together show no gap', async () => {
  openAdmin(<Page />, { queue: { kinds: [share('nobody-found', CASE)] } });
  await screen.findByText('Ingen funnet: Fullstyling i Bergen');
  expect(screen.queryByText(adminQueue.noneOfKind)).toBeNull();
});

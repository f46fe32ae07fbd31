import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminQueue } from '../../../content/admin/admin-queue';
import { openAdmin } from '../shared/testing/admin-page';
import { QueuePage } from './queue-page';

const lead = { id: 'l', customer_name: 'Kari', service_type: 'Fullstyling', location: 'Bergen' };
const HELD = {
  ...{ id: 'l', since: '2026-11-20T10:00:00Z', asked: 0 },
  lead: { ...lead, suspicion: 'holds-a-link' },
};

async function orderOf(kinds: object[], text: string | RegExp) {
  openAdmin(<QueuePage steps={<p>Steg</p>}>Resten</QueuePage>, { queue: { kinds } });
  const [found] = await screen.findAllByText(text);
  const position = screen.getByText('Steg').compareDocumentPosition(found!);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'steps first' : 'cases first';
}

test('the first steps stand above an empty queue', async () => {
  expect(await orderOf([], adminQueue.noneInView.waiting)).toBe('steps first');
});

test('cases that wait for a user are above the first steps', async () => {
  const held = { kind: 'held', count: 1, count_is_exact: true, cases: [HELD] };
  expect(await orderOf([held], /Kari/)).toBe('cases first');
});

import type { QueueCaseDto } from '@boligstyling/api-client/admin';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { openAdmin } from '../shared/testing/admin-page';
import { usePagedFilter } from '../shared/lists/use-paged-filter';
import { QueueCase } from './queue-list';

const lead = {
  ...{ id: 'l', customer_name: 'Kari', location: 'Bergen', service_type: 'Fullstyling' },
  ...{ suspicion: null, customer_phone: '40000000' },
};
const partner = { id: 'p', name: 'Stine', phone: '40000001', missing: ['adresse'] };
const SINCE = '2026-11-24T09:00:00.000Z';
const OF_LEAD: QueueCaseDto = { id: 'l', since: SINCE, asked: 2, used_up: false, lead };
const OF_PARTNER: QueueCaseDto = { id: 'p', since: SINCE, asked: 0, used_up: false, partner };

function Page() {
  const { narrow } = usePagedFilter<'sok'>(['sok', 'side'], ['sok']);
  const { pathname, state } = useLocation();
  return (
    <>
      <p role="status">{JSON.stringify([pathname, state])}</p>
      <button onClick={() => narrow({ sok: 'ola' })}>search</button>
      <QueueCase kind="nobody-found" of={OF_LEAD} now={0} />
      <QueueCase kind="partner-incomplete" of={OF_PARTNER} now={0} />
    </>
  );
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByText(name);
  await act(async () => fireEvent.click(button));
};
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

beforeEach(async () => {
  openAdmin(<Page />, {});
  await press('search');
});

test.each([/^Ingen funnet/, 'Finn partner'])(
  '%s opens a lead and keeps the search of the list below',
  async (name) => {
    await press(name);
    expect(shown()).toEqual(['/admin/henvendelse/l', { fromQueue: true, unseen: { sok: 'ola' } }]);
  },
);

test('another page does not get the list’s search', async () => {
  await press('Fyll ut');
  expect(shown()).toEqual(['/admin/partnere', {}]);
});

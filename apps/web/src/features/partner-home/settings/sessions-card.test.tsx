import type { PartnerSessionsDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { SessionsCard } from './sessions-card';

connectLinks();

const HERE = {
  ...{ id: '1', browser: 'Firefox på Linux', network: '192.0.2.0' },
  ...{ last_used_at: '2026-11-25T12:00:00.000Z', is_this: true },
};

test('a failed load of sessions is retried with a press and shows no empty card', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(
    <Provider store={pageStore()}>
      <SessionsCard />
    </Provider>,
  );
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  const sessions = [HERE] as unknown as PartnerSessionsDto['sessions'];
  fetching.mockImplementation(async () => Response.json({ sessions }));
  await act(async () => fireEvent.click(again));
  expect(await screen.findByText('Firefox på Linux')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { openAdmin } from '../shared/testing/admin-page';
import { useLeadQuery } from './lead-query';
import { useOpenLead } from './use-open-lead';

function openList() {
  let drawn = () => {};
  const drawing = new Promise<void>((resolve) => (drawn = resolve));
  function List() {
    const { key } = useLocation();
    const { query, narrow } = useLeadQuery();
    const { open, openId } = useOpenLead();
    if (key !== 'default') use(drawing);
    return (
      <>
        <p role="status">{[openId, query.search, query.status].join()}</p>
        <button onClick={() => narrow({ search: 'kari' })}>Search</button>
        <button onClick={() => narrow({ status: 'new' })}>New</button>
        <button onClick={() => open('1')}>Open</button>
      </>
    );
  }
  openAdmin(<List />, {});
  return () => drawn();
}
const shown = () => screen.getByRole('status').textContent;

test.each([
  [['Search', 'Open'], '1,kari,'],
  [['Open', 'Search'], '1,kari,'],
  [['Search', 'New'], ',kari,new'],
])('presses during a pending navigation, %p, are all applied', async (presses, then) => {
  const follow = openList();
  for (const name of presses) {
    await act(async () => fireEvent.click(screen.getByText(name)));
  }
  expect(shown()).toBe(',,');
  follow();
  await waitFor(() => expect(shown()).not.toBe(',,'));
  expect(shown()).toBe(then);
});

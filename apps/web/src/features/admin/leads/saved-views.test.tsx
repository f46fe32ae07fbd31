import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminViews } from '../../../content/admin-views';
import { openAdmin } from '../shared/testing/admin-page';
import { SavedViews } from './saved-views';
import { useLeadQuery } from './use-lead-query';

function Views() {
  const { query, narrow } = useLeadQuery();
  return <SavedViews query={query} onShow={narrow} />;
}

test('a view that is deleted by two presses is deleted once: of the second nobody knows it any more', async () => {
  const views = [{ id: 'nye', name: 'Nye', filter: { status: 'new' } }];
  const { waiting } = openAdmin(<Views />, { views: { views } });
  fireEvent.click(await screen.findByText('Nye'));
  const remove = await screen.findByText(adminViews.remove('Nye'));
  await act(async () => fireEvent.click(remove));
  await act(async () => fireEvent.click(remove));
  expect(waiting).toHaveLength(1);
});

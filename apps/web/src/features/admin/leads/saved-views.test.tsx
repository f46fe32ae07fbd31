import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminUndo } from '../../../content/admin/admin-undo';
import { adminViews } from '../../../content/admin/admin-views';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { SavedViews } from './saved-views';
import { useLeadQuery } from './lead-query';

function Views() {
  const { query, narrow } = useLeadQuery();
  return <SavedViews query={query} onShow={narrow} />;
}

test('a double press deletes a view once; the second answer, not found, is ignored', async () => {
  const views = [{ id: 'nye', name: 'Nye', filter: { status: 'new' } }];
  const { waiting } = openAdmin(<Views />, { views: { views } });
  fireEvent.click(await screen.findByText('Nye'));
  const remove = await screen.findByText(adminViews.remove('Nye'));
  await act(async () => fireEvent.click(remove));
  await act(async () => fireEvent.click(remove));
  expect(waiting).toHaveLength(1);
});

test.each([{ municipality: '0101' }, { municipality: '0101', status: 'new' }])(
  'the view %j is recognised and can be deleted after its municipality is gone',
  async (filter) => {
    const views = [{ id: 'halden', name: 'Halden', filter }];
    openAdmin(<Views />, { views: { views } });
    const view = await screen.findByRole('button', { name: 'Halden' });
    await act(async () => fireEvent.click(view));
    expect(view.getAttribute('aria-pressed')).toBe('true');
    screen.getByText(adminViews.remove('Halden'));
  },
);

test('restoring a deleted view works after a failed first attempt', async () => {
  const views = [{ id: 'nye', name: 'Nye', filter: { status: 'new' } }];
  const shown = (
    <UndoArea>
      <Views />
    </UndoArea>
  );
  const { waiting } = openAdmin(shown, { views: { views } });
  fireEvent.click(await screen.findByText('Nye'));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  await press(adminViews.remove('Nye'));
  await waiting[0]!.answer();
  await press(adminUndo.undo);
  await waiting[1]!.answer({}, 503);
  await press(adminUndo.undo);
  expect(waiting[2]!.body).toEqual({ name: 'Nye', filter: { status: 'new' } });
  await waiting[2]!.answer({ error: 'Slett en først.' }, 409);
  expect(screen.queryByText(adminUndo.undo)).toBeNull();
});

test('a missing name is reported at its field', async () => {
  openAdmin(<Views />, { views: { views: [] } }, '/admin?status=new');
  fireEvent.click(await screen.findByText(adminViews.save));
  const name = screen.getByLabelText(adminViews.name);
  screen.getByRole('button', { name: adminViews.cancel }).focus();
  fireEvent.click(screen.getByText(adminViews.saveNow));
  screen.getByText(adminViews.nameMissing);
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('replacing a view of the same name needs confirmation', async () => {
  const views = [{ id: 'oslo', version: 'v1', name: 'Nye i Oslo', filter: { city: 'Oslo' } }];
  const { waiting } = openAdmin(<Views />, { views: { views } }, '/admin?status=new');
  fireEvent.click(await screen.findByText(adminViews.save));
  const name = screen.getByLabelText(adminViews.name);
  const call = (of: string) => fireEvent.change(name, { target: { value: of } });
  const press = async (called: string) => {
    const button = screen.getByRole('button', { name: called });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await act(async () => fireEvent.click(button));
  };
  const answerExisting = async (nth: number) => {
    await press(adminViews.saveNow);
    await waitFor(() => expect(waiting).toHaveLength(nth + 1));
    await waiting[nth]!.answer({ type: '/problems/view-name-taken' }, 409);
  };

  call('Nye');
  await answerExisting(0);
  screen.getByText(adminViews.exists('Nye'));
  call('Nye i Oslo');
  expect(screen.queryByText(adminViews.exists('Nye'))).toBeNull();
  await answerExisting(1);
  await press(adminViews.replace);
  await waitFor(() =>
    expect(waiting.map(({ body }) => body)).toMatchObject([
      { name: 'Nye' },
      { name: 'Nye i Oslo' },
      { name: 'Nye i Oslo', filter: { status: 'new' } },
    ]),
  );
  expect(waiting[2]!.ifMatch).toBe('"v1"');
  await waiting[2]!.answer({ views: [] });
  expect(name.isConnected).toBe(false);
});

test('a replacement of a view that was changed meanwhile is explained, and can be repeated', async () => {
  const views = [{ id: 'oslo', version: 'v1', name: 'Nye i Oslo', filter: { city: 'Oslo' } }];
  const { waiting, toasts } = openAdmin(<Views />, { views: { views } }, '/admin?status=new');
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await act(async () => fireEvent.click(button));
  };
  await press(adminViews.save);
  fireEvent.change(screen.getByLabelText(adminViews.name), { target: { value: 'Nye i Oslo' } });
  await press(adminViews.saveNow);
  await waiting[0]!.answer({ type: '/problems/view-name-taken' }, 409);
  await press(adminViews.replace);
  await waiting[1]!.answer({ type: '/problems/version-stale' }, 412);
  await waitFor(() => expect(toasts()).toMatchObject([adminViews.changedMeanwhile]));
  await press(adminViews.replace);
  expect(waiting).toHaveLength(3);
});

test('a view without a filter is not saved, and an earlier one can be deleted', async () => {
  const views = [{ id: 'tom', version: 'v1', name: 'Tom', filter: {} }];
  const { waiting } = openAdmin(<Views />, { views: { views } }, '/admin?status=new');
  fireEvent.click(await screen.findByText(adminViews.save));
  const name = screen.getByLabelText(adminViews.name);
  fireEvent.change(name, { target: { value: 'Alt' } });
  fireEvent.click(screen.getByText(adminViews.all));
  fireEvent.click(await screen.findByText(adminViews.saveNow));
  await screen.findByText(adminViews.filterMissing);
  expect(waiting).toEqual([]);
  screen.getByText(adminViews.remove('Tom'));
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ToastRegion } from '../../../../shared/ui/overlays/toast-region';
import { openAdmin } from '../testing/admin-page';
import { DownloadButton } from './download-button';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a file downloads after a token that expired early is renewed', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const renewed = { access_token: 'next', refresh_token: 'r2', expires_at: 4_000_000_000 };
  openAdmin(
    <DownloadButton
      label="Last ned"
      name="leads.csv"
      path="/api/admin/leads.csv"
      failed={{ title: 'Feil', text: '' }}
    />,
    { 'session/refresh': { success: true, adminToken: 'next', session: renewed } },
  );
  const server = jest.mocked(globalThis.fetch);
  const api = server.getMockImplementation()!;
  const tokens: (string | null)[] = [];
  server.mockImplementation(async (request, init) => {
    if (typeof request !== 'string') return api(request, init);
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    return new Response('id', { status: token === 'Bearer next' ? 200 : 401 });
  });

  fireEvent.click(screen.getByRole('button', { name: 'Last ned' }));
  await waitFor(() => expect(saved).toEqual(['leads.csv']));
  expect(tokens).toEqual(['Bearer t', 'Bearer next']);
});

test('a network’s own page is not saved as a file', async () => {
  const save = (URL.createObjectURL = jest.fn(() => 'blob:file'));
  const failed = { title: 'Filen kom ikke', text: '' };
  openAdmin(
    <>
      <DownloadButton label="Last ned" name="a.csv" path="/api/admin/a.csv" failed={failed} />
      <ToastRegion />
    </>,
    {},
  );
  const page = { headers: { 'content-type': 'text/html' } };
  jest.mocked(globalThis.fetch).mockImplementation(async () => new Response('<p>Wi-Fi', page));
  fireEvent.click(screen.getByRole('button', { name: 'Last ned' }));
  await screen.findByText('Filen kom ikke');
  expect(save).not.toHaveBeenCalled();
});

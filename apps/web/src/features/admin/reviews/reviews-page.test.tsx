import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { ReviewsPage } from './reviews-page';

const REVIEW = {
  ...{ id: 'r', version: '3', lead_id: 'l', state: 'waiting', name: 'Kari', place: 'Bergen' },
  ...{ service: 'Fullstyling', stars: 5, text: 'Fint.', became_job: 'yes' },
  ...{ company: 'Stil AS', given_at: '2026-11-20T10:00:00Z' },
};
const CHANGED = 'Eieren har rettet navn eller sted.';

let page: ReturnType<typeof openAdmin>;
let known: Record<string, unknown>;
const publish = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
beforeEach(() => {
  known = { reviews: { reviews: [REVIEW], next_cursor: null } };
  page = openAdmin(<ReviewsPage />, known);
});

test('a decision applies to the review that was seen, and later changes are shown', async () => {
  await publish('Publiser: Kari');
  const [decided] = page.waiting;
  expect(decided).toMatchObject({ ifMatch: '"3"', body: { state: 'published' } });
  const current = { ...REVIEW, version: '4', name: 'Ola', state: 'refused' };
  known.reviews = { reviews: [current], next_cursor: null };
  await decided!.answer({ error: CHANGED, current }, 412);
  expect(page.toasts().at(-1)).toMatchObject({ text: CHANGED, kind: 'destructive' });
  await publish('Publiser: Ola');
  expect(page.waiting[1]!.ifMatch).toBe('"4"');
});

test('more reviews are on the next page, and no total is claimed', async () => {
  const oldest = { ...REVIEW, id: 'oldest', state: 'published', name: 'Den eldste' };
  known.reviews = { reviews: [REVIEW], next_cursor: 'older' };
  known['reviews?cursor=older'] = { reviews: [oldest], next_cursor: null };
  page.unmount();
  page = openAdmin(<ReviewsPage />, known);
  await screen.findByRole('button', { name: 'Publiser: Kari' });
  expect(screen.queryByText(/anmeldelser? venter/)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Neste' })));
  await screen.findByRole('button', { name: 'Avslå: Den eldste' });
  expect(screen.queryByText(/anmeldelser? venter/)).toBeNull();
});

test('the number of waiting reviews is shown where the first page holds them all', async () => {
  const published = { ...REVIEW, id: 'published', state: 'published' };
  known.reviews = { reviews: [REVIEW, published], next_cursor: 'older' };
  page.unmount();
  page = openAdmin(<ReviewsPage />, known);
  await screen.findByText('1 anmeldelse venter');
});

import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownReview as texts } from '../../content/own-review';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { OwnReview } from './own-review';

test('once the answer is sent, what stands in its place has the focus', async () => {
  connectLinks();
  let state = 'asked';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if ((request as Request).method === 'POST') state = 'private';
    return Response.json({ state, partners: [] });
  });
  render(
    <Provider store={pageStore()}>
      <OwnReview token="t" />
    </Provider>,
  );
  for (const name of [texts.nobody, texts.jobs.no, texts.starsOf(3)]) {
    fireEvent.click(await screen.findByRole('radio', { name }));
  }
  const send = screen.getByRole('button', { name: texts.send });
  send.focus();
  fireEvent.click(send);
  const told = await screen.findByText(texts.states.private);
  expect(document.activeElement).toBe(told.parentElement);
});

import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownReview as texts } from '../../../content/own-review';
import { signedLinks } from '../../../content/signed-links';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { OwnReview } from './lead-overview';

test('after submitting, the focus moves to the content that replaces the form', async () => {
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
  const answer = await screen.findByText(texts.states.private);
  expect(document.activeElement).toBe(answer.closest('section'));
});

test('withdrawing a review is permanent and needs confirmation', async () => {
  connectLinks();
  let state = 'waiting';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if ((request as Request).method !== 'GET') state = 'withdrawn';
    return Response.json({ state, partners: [] });
  });
  render(
    <Provider store={pageStore()}>
      <OwnReview token="t" />
    </Provider>,
  );
  const button = (name: string) => ({ name, hidden: true });
  const dialog = () => screen.queryByRole('dialog', { hidden: true });
  const press = (name: string) => {
    const pressed = within(dialog() ?? document.body).getByRole('button', button(name));
    pressed.focus();
    fireEvent.click(pressed);
  };
  await screen.findByText(texts.states.waiting);
  press(texts.withdraw);
  expect(dialog()?.textContent).toContain(texts.withdrawQuestion);
  press(signedLinks.cancel);
  expect(dialog()).toBeNull();
  expect(state).toBe('waiting');

  press(texts.withdraw);
  press(texts.withdraw);
  const answer = await screen.findByText(texts.states.withdrawn);
  await waitFor(() => expect(document.activeElement).toBe(answer.closest('section')));
});

import type { ReviewedPartnerDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ReviewForm } from './review-form';

beforeEach(() => {
  connectLinks();
  sessionStorage.clear();
});

const open = (partners: ReviewedPartnerDto[] = []) =>
  render(
    <Provider store={pageStore()}>
      <ReviewForm token="t" partners={partners} />
    </Provider>,
  );
const firstOf = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.name === name)!;
const send = () => fireEvent.submit(document.querySelector('form')!);
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('answers survive a reload, for their lead alone, and are gone once they are sent', async () => {
  const anna = [{ assignment_id: 'a', name: 'Anna', company: 'Stil AS' }];
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  open(anna);
  for (const name of ['came', 'job', 'stars']) fireEvent.click(firstOf(name));
  fireEvent.change(words(), { target: { value: 'Hun var presis.' } });
  cleanup();
  open();
  expect(words().value).toBe('');
  cleanup();
  open(anna);
  expect(words().value).toBe('Hun var presis.');
  await act(async () => send());
  expect(await (fetched.mock.calls[0]![0] as Request).json()).toEqual({
    ...{ assignment_id: 'a', became_job: 'yes', stars: 1 },
    ...{ text: 'Hun var presis.', may_show: false },
  });
  expect(sessionStorage.length).toBe(0);
});

test('the button moves the focus to the first unanswered question', () => {
  open();
  send();
  expect(document.activeElement).toBe(firstOf('came'));
  for (const name of ['came', 'job', 'stars']) fireEvent.click(firstOf(name));
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  expect(document.activeElement).toBe(words());
});

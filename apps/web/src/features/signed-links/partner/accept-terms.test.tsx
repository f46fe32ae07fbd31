import { PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { partnerTermsWords as words } from '../../../content/partner-terms-words';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { AcceptTerms } from './accept-terms';

connectLinks();

const TERMS = { title: 'Vilkår for partnere', blocks: [] } as never;
const OPEN = { name: 'Stine Stylist', terms_version: null, terms_accepted_at: null };
const ACCEPTED = {
  ...{ ...OPEN, terms_version: PARTNER_TERMS_VERSION },
  terms_accepted_at: '2026-11-30T12:00:00.000Z',
};

let answers: ((answer: Response) => void)[];
let fetched: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  answers = [];
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((answer) => answers.push(answer)));
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <AcceptTerms token="t" terms={TERMS} />
      </MemoryRouter>
    </Provider>,
  );
});

const answer = (data: object, status = 200) =>
  act(async () => answers.shift()?.(Response.json(data, { status })));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async () => {
  const button = await screen.findByRole('button', { name: words.accept });
  button.focus();
  await act(async () => fireEvent.click(button));
};

test('opening the link accepts nothing, and starts at the top', async () => {
  screen.getByRole('status');
  await answer(OPEN);
  await heading('Vilkår for partnere');
  screen.getByText(words.first);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
});

test('after the press the focus is on the heading that says thanks', async () => {
  await answer(OPEN);
  await press();
  const sent = fetched.mock.calls[1]?.[0] as Request;
  expect(await sent.json()).toEqual({ terms_version: PARTNER_TERMS_VERSION });
  await answer(ACCEPTED);
  await answer(ACCEPTED);
  expect(await heading(words.thanks)).toBe(document.activeElement);
  screen.getByText(words.acceptedOn('30.11.2026', '30.11.2026'));
});

test('terms accepted earlier are shown as accepted, without taking the focus', async () => {
  await answer(ACCEPTED);
  await heading(words.thanks);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('a refused press keeps the terms and the button', async () => {
  await answer(OPEN);
  await press();
  await answer({ error: 'Vilkårene er endret.' }, 409);
  await heading('Vilkår for partnere');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.accept }));
});

test('an expired link shows the way to the partner’s page', async () => {
  await answer({ error: 'Lenken er utløpt.' }, 404);
  await screen.findByText(words.brokenHelp);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/partner');
});

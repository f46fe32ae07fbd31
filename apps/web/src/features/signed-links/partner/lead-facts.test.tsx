import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { LinkedPictures, OwnerContact } from './lead-facts';

connectLinks();

const OWNER: PartnerLinkOwnerDto = {
  name: 'Kari Nordmann',
  phone: '40000000',
  email: 'kari+bolig@nordmann.no',
  contact_by_email: false,
  address: 'Nygårdsgaten 5, 5015 Bergen',
  details: [],
};

const ways = (changes: Partial<PartnerLinkOwnerDto> = {}) => {
  render(<OwnerContact owner={{ ...OWNER, ...changes }} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

test('the telephone comes first', () => {
  expect(ways()).toEqual(['tel:+4740000000', 'sms:+4740000000', 'mailto:kari%2Bbolig@nordmann.no']);
});

test('an owner without e-mail is called or gets an SMS', () => {
  expect(ways({ email: '' })).toEqual(['tel:+4740000000', 'sms:+4740000000']);
});

test('e-mail comes first where the owner prefers it, without a proposal of SMS', () => {
  expect(ways({ contact_by_email: true })).toEqual([
    'mailto:kari%2Bbolig@nordmann.no',
    'tel:+4740000000',
  ]);
});

test('pictures on an open page follow a new consent, and get new links before theirs expire', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  let links: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const pictures = links.map((url) => {
      return { ...{ id: 'one', url, small_url: url, width: 4, height: 3 }, added_at: '' };
    });
    return Response.json({ pictures });
  });
  render(
    <Provider store={pageStore()}>
      <LinkedPictures token="partner.1" />
    </Provider>,
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const shown = () => screen.queryAllByRole('img').map((each) => each.getAttribute('src'));
  await wait(100);
  expect(shown()).toEqual([]);
  links = ['/api/pictures/first'];
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await wait(100);
  expect(shown()).toEqual(links);
  links = ['/api/pictures/next'];
  await wait(4 * 60_000);
  await wait(100);
  jest.useRealTimers();
  expect(shown()).toEqual(links);
});

import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ShowMore } from './request-overview';

beforeEach(() => connectLinks());

const shownIf = (choices: Partial<OwnerPageDto['choices']>) =>
  render(
    <Provider store={pageStore()}>
      <ShowMore token="t" view={{ choices } as OwnerPageDto} />
    </Provider>,
  ).container;

test('says what a yes to one more means before it is given', () => {
  expect(shownIf({ show_more: true }).textContent).toContain(ownerPage.moreText);
  expect(screen.getByRole('button').textContent).toBe('Vis meg flere');
});

test('lets it be taken back by one press, as it was given', () => {
  expect(shownIf({ show_no_more: true }).textContent).toBe('Du har bedt om én stylist til.Angre');
  expect(screen.getByRole('button').textContent).toBe('Angre');
});

test('is not there where neither can be', () => {
  expect(shownIf({}).innerHTML).toBe('');
});

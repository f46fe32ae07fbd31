import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ShowMore } from './lead-overview';

beforeEach(() => connectLinks());

const shownIf = (choices: Partial<OwnerPageDto['choices']>) =>
  render(
    <Provider store={pageStore()}>
      <ShowMore token="t" view={{ choices } as OwnerPageDto} />
    </Provider>,
  ).container;

test('the consent to one more partner is explained before it is given', () => {
  expect(shownIf({ show_more: true }).textContent).toContain(ownerPage.moreText);
  expect(screen.getByRole('button').textContent).toBe('Vis meg flere');
});

test('the consent to one more partner is withdrawn with one press', () => {
  expect(shownIf({ show_no_more: true }).textContent).toBe('Du har bedt om én stylist til.Angre');
  expect(screen.getByRole('button').textContent).toBe('Angre');
});

test('the question about one more partner is hidden where no answer is possible', () => {
  expect(shownIf({}).innerHTML).toBe('');
});

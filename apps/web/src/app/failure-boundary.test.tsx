import { afterEach, beforeEach, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { unexpectedError } from '../content/unexpected-error';
import { FailureBoundary } from './failure-boundary';

/** The code of one page cannot be fetched. */
function Pages() {
  if (useLocation().pathname === '/faq') throw new TypeError('Failed to fetch');
  return <Link to="/faq">Ofte stilte spørsmål</Link>;
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('back leads from a page that failed to the one that is there still, as often as wanted', async () => {
  render(
    <BrowserRouter>
      <FailureBoundary>
        <Pages />
      </FailureBoundary>
    </BrowserRouter>,
  );
  for (let times = 0; times < 2; times += 1) {
    fireEvent.click(await screen.findByRole('link'));
    await screen.findByText(unexpectedError.text);
    history.back();
  }
  await screen.findByRole('link');
});

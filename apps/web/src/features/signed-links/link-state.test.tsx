import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkState } from './link-state';

const heading = (error: object) => {
  render(
    <LinkState data={undefined} error={error} onRetry={() => {}}>
      {() => null}
    </LinkState>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test('a link that cannot be looked up is not said to be at fault', () => {
  expect(heading({ status: 'FETCH_ERROR', error: 'offline' })).toBe('Det gikk ikke');
});

test('a link behind which there is nothing is', () => {
  expect(heading({ status: 404, data: {} })).toBe('Lenken virker ikke');
});

test.each(['Henvendelsen er slettet.', 'Lenken er utløpt.'])(
  'the way on is true both of what is erased and of a link that is over: %s',
  (error) => {
    heading({ status: 404, data: { error } });
    screen.getByText(error);
    screen.getByText(/^Har du fortsatt en henvendelse hos oss, finner du lenken i den siste/);
  },
);

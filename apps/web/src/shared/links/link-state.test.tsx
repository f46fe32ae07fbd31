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

test('a failed lookup does not blame the link', () => {
  expect(heading({ status: 'FETCH_ERROR', error: 'offline' })).toBe('Det gikk ikke');
});

test('a not-found answer says that the link leads nowhere', () => {
  expect(heading({ status: 404, data: {} })).toBe('Lenken virker ikke');
});

test.each(['Henvendelsen er slettet.', 'Lenken er utløpt.'])(
  'the advice holds for erased leads and expired links alike: %s',
  (error) => {
    heading({ status: 404, data: { error } });
    screen.getByText(error);
    screen.getByText(/^Har du fortsatt en henvendelse hos oss, finner du lenken i den siste/);
  },
);

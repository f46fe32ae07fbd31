import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
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

test('a retry that succeeds leads into the page', () => {
  const page = (data: string | undefined) => (
    <main tabIndex={-1}>
      <LinkState data={data} error={data ? undefined : { status: 500 }} onRetry={() => {}}>
        {(title) => <h1>{title}</h1>}
      </LinkState>
    </main>
  );
  const { rerender } = render(page(undefined));
  const again = screen.getByRole('button', { name: 'Prøv igjen' });
  again.focus();
  fireEvent.click(again);
  rerender(page('To tilbud å velge mellom'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

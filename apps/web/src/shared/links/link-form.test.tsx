import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../testing/page-store';
import { LinkForm } from './link-form';

const WORDS = { email: 'E-post', invalid: 'Skriv en e-postadresse.', send: 'Send', sent: 'Sendt.' };

test('an invalid address is reported at its field and not sent', async () => {
  const sent: string[] = [];
  const send = async (email: string) => {
    sent.push(email);
    return {};
  };
  render(
    <Provider store={pageStore()}>
      <LinkForm words={WORDS} className="" busy={false} onSend={send} />
    </Provider>,
  );
  const field = screen.getByLabelText('E-post');
  fireEvent.change(field, { target: { value: 'kari' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  screen.getByText(WORDS.invalid);
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'kari@nordmann.no' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(WORDS.sent);
  expect(sent).toEqual(['kari@nordmann.no']);
  expect(screen.queryByText(WORDS.invalid)).toBeNull();
});

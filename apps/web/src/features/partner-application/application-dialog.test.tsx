import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import ApplicationDialog from './application-dialog';

test('what is being sent cannot be changed meanwhile, and can be where it did not get through', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answered);
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <ApplicationDialog onClose={() => {}} />
      </MemoryRouter>
    </Provider>,
  );
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const written: [RegExp, string][] = [
    [/^Firma/, 'Stil AS'],
    [/^Organisasjonsnummer/, '974760673'],
    [/^Navnet ditt/, 'Stine Stylist'],
    [/^E-post/, 'stine@stil.no'],
    [/^Telefon/, '40000001'],
    [/^Hvor/, 'Bergen'],
  ];
  for (const [label, value] of written) fireEvent.change(field(label), { target: { value } });
  field(/^Hvor/).focus();
  await act(async () => fireEvent.submit(document.querySelector('form')!));
  expect(field(/^Firma/).matches(':disabled')).toBe(true);
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
  await act(async () => answer(new Response('', { status: 503 })));
  expect(field(/^Firma/).matches(':disabled')).toBe(false);
  expect(field(/^Firma/).value).toBe('Stil AS');

  // What is read of it meanwhile takes nothing away that is written.
  expect(screen.getByRole('link', { hidden: true }).getAttribute('target')).toBe('_blank');
});

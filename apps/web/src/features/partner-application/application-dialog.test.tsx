import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import ApplicationDialog from './application-dialog';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen((before) => !before)}>Søk</button>
      {isOpen && <ApplicationDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
const open = () =>
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const send = () => act(async () => fireEvent.submit(document.querySelector('form')!));
function write() {
  const written: [RegExp, string][] = [
    [/^Firma/, 'Stil AS'],
    [/^Organisasjonsnummer/, '974760673'],
    [/^Navnet ditt/, 'Stine Stylist'],
    [/^E-post/, 'stine@stil.no'],
    [/^Telefon/, '40000001'],
    [/^Hvor/, 'Bergen'],
  ];
  for (const [label, value] of written) fireEvent.change(field(label), { target: { value } });
}

test('what Escape, or a phone’s way back, closed is as it was left, until «Close» throws it away', async () => {
  open();
  write();
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(screen.queryByLabelText(/^Firma/)).toBeNull();
  await press('Søk');
  expect(field(/^Firma/).value).toBe('Stil AS');
  await press('Close');
  await press('Søk');
  expect(field(/^Firma/).value).toBe('');
});

test('once it is sent the next one begins empty, also where that was left and opened meanwhile', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answered);
  open();
  write();
  await send();
  await press('Søk');
  await press('Søk');
  expect(field(/^Firma/).value).toBe('Stil AS');
  await act(async () => answer(new Response(null, { status: 204 })));
  expect(field(/^Firma/).value).toBe('');
});

test('what is being sent cannot be changed meanwhile, and can be where it did not get through', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answered);
  open();
  write();
  field(/^Hvor/).focus();
  await send();
  expect(field(/^Firma/).matches(':disabled')).toBe(true);
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
  await act(async () => answer(new Response('', { status: 503 })));
  expect(field(/^Firma/).matches(':disabled')).toBe(false);
  expect(field(/^Firma/).value).toBe('Stil AS');

  // What is read of it meanwhile takes nothing away that is written.
  expect(screen.getByRole('link', { hidden: true }).getAttribute('target')).toBe('_blank');
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { apply } from '../../content/apply';
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
  fireEvent.click(field(/godtar vilkårene/));
}

test('a dialog closed by Escape or the back button keeps its draft until «Close» discards it', async () => {
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

async function sendSlowly() {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(answered);
  open();
  write();
  await send();
  return (status: number) => act(async () => answer(new Response(null, { status })));
}
const isOnItsWay = () => field(/^Firma/).matches(':disabled');

test('an application reopened while sending shows its progress and one thank-you', async () => {
  const answer = await sendSlowly();
  await press('Søk');
  await press('Søk');
  expect(field(/^Firma/).value).toBe('Stil AS');
  expect(isOnItsWay()).toBe(true);
  await send();
  expect(fetch).toHaveBeenCalledTimes(1);
  await answer(204);
  expect(screen.getByText(apply.sentTitle)).toBeTruthy();
  await press(apply.close);
  await press('Søk');
  expect(field(/^Firma/).value).toBe('');
  expect(isOnItsWay()).toBe(false);
});

test.each([
  [204, apply.sentTitle],
  [503, apply.failed],
])('after leaving before the answer %s, reopening shows «%s»', async (...of) => {
  const [status, expected] = of;
  const answer = await sendSlowly();
  await press('Søk');
  await answer(status);
  await press('Søk');
  expect(screen.getByText(expected)).toBeTruthy();
  if (status === 503) {
    expect(field(/^Firma/).value).toBe('Stil AS');
    expect(document.activeElement?.getAttribute('type')).toBe('submit');
  }
  await press('Close');
});

test('a discarded application reports nothing when its answer arrives', async () => {
  const answer = await sendSlowly();
  await press('Close');
  await press('Søk');
  expect(isOnItsWay()).toBe(false);
  fireEvent.change(field(/^Firma/), { target: { value: 'Rom AS' } });
  await answer(204);
  expect(field(/^Firma/).value).toBe('Rom AS');
  await press('Close');
});

test('fields are locked while sending and unlocked after a failure', async () => {
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

  // The draft stays.
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { pageStore } from '../../shared/testing/page-store';
import { AddressField } from './address-field';
import { PAUSE_MS } from './search-text';

function Street() {
  const [value, setValue] = useState('Storgata');
  return (
    <AddressField
      {...{ name: 'street', value, maxLength: 99, onChoose: () => {} }}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
const field = (
  <Provider store={pageStore()}>
    <Street />
  </Provider>
);

const RENDERED_AHEAD = `<div class="field"><label class="label" for="_R_1_">Gateadresse</label><input
  type="text" name="street" role="combobox" aria-autocomplete="list"
  aria-expanded="false" autoComplete="address-line1" id="_R_1_" class="control"
  value="Storgata"/><div aria-live="polite"></div><div aria-live="polite"></div></div>`;

let root: Root;
beforeEach(() => void (Element.prototype.scrollIntoView = () => {}));
afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
});

test('input before hydration is searched after it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  document.body.innerHTML = RENDERED_AHEAD;
  document.querySelector('input')!.focus();
  await act(async () => {
    root = hydrateRoot(document.body, field);
  });
  const found = await screen.findByRole('option');
  expect(found.textContent).toContain('Storgata');
});

describe('a running search', () => {
  const found = () => screen.findByRole('option');
  /** Longer than a search takes. */
  const staysAway = () =>
    expect(screen.findByRole('option', {}, { timeout: 1_500 })).rejects.toThrow();
  const beside = document.createElement('button');
  beforeEach(async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    document.body.innerHTML = RENDERED_AHEAD;
    document.querySelector('input')!.focus();
    await act(async () => {
      root = hydrateRoot(document.body, field);
    });
    document.body.append(beside);
  });

  test('is dropped by a press elsewhere, because its list would move what is pressed', async () => {
    fireEvent.pointerDown(beside);
    await staysAway();
  });

  test('continues after a press elsewhere that became a scroll', async () => {
    fireEvent.pointerDown(beside);
    fireEvent.pointerCancel(beside);
    await found();
  });

  test('stays dropped after a press elsewhere that closed the list', async () => {
    fireEvent.pointerDown(beside);
    fireEvent.click(beside);
    fireEvent.pointerCancel(beside);
    await staysAway();
  });

  test('outlives a press on the ground of the page, or on its scrollbar', async () => {
    fireEvent.pointerDown(document.documentElement);
    await found();
  });

  test('outlives a press in the field itself', async () => {
    fireEvent.pointerDown(document.querySelector('input')!);
    await found();
  });
});

test('a chosen address is announced with its postal code and place, once', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  document.body.innerHTML = RENDERED_AHEAD;
  document.querySelector('input')!.focus();
  await act(async () => {
    root = hydrateRoot(document.body, field);
  });
  const [option] = await screen.findAllByRole('option');
  fireEvent.click(option!);
  const texts = [...document.querySelectorAll('[aria-live]')].map((it) => it.textContent);
  expect(texts.filter(Boolean)).toEqual([expect.stringMatching(/^Fylt ut: Storgata.*, \d{4} /)]);
});

test('the list is walked by keyboard, closed by Escape, Tab and a press beside it, and leaves the text', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  document.body.innerHTML = RENDERED_AHEAD;
  const input = document.querySelector('input')!;
  input.focus();
  await act(async () => {
    root = hydrateRoot(document.body, field);
  });
  fireEvent.change(input, { target: { value: 'g' } });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 2 * PAUSE_MS)));
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.change(input, { target: { value: 'gate' } });
  const several = () => expect(screen.getAllByRole('option').length).toBeGreaterThan(2);
  await waitFor(several);
  const options = screen.getAllByRole('option');
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const active = () => input.getAttribute('aria-activedescendant');
  const list = () => screen.queryByRole('listbox');

  expect(input.getAttribute('aria-expanded')).toBe('true');
  press('ArrowUp');
  expect(options.at(-1)!.getAttribute('aria-selected')).toBe('true');
  press('ArrowDown');
  expect(options[0]!.getAttribute('aria-selected')).toBe('true');
  expect(active()).toBe(options[0]!.id);
  press('Home');
  expect(active()).toBeNull();

  press('Escape');
  expect([list(), input.value]).toEqual([null, 'gate']);
  press('ArrowDown');
  expect(list()).not.toBeNull();
  fireEvent.blur(input);
  expect([list(), input.value]).toEqual([null, 'gate']);
  press('ArrowDown');
  expect(list()).not.toBeNull();
  fireEvent.click(document.body);
  expect(list()).toBeNull();
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { pageStore } from '../../shared/testing/page-store';
import { AddressField } from './address-field';

const nothing = () => {};
const field = (
  <Provider store={pageStore()}>
    <AddressField
      {...{
        name: 'street',
        value: 'Storgata',
        maxLength: 99,
        onChange: nothing,
        onChoose: nothing,
      }}
    />
  </Provider>
);

const RENDERED_AHEAD = `<div class="field"><label class="label" for="_R_1_">Gateadresse</label><input
  type="text" name="street" maxLength="99" role="combobox" aria-autocomplete="list"
  aria-expanded="false" autoComplete="address-line1" id="_R_1_" class="control"
  value="Storgata"/><div role="status"></div></div>`;

let root: Root;
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
  const found = await screen.findByRole('option', {}, { timeout: 5_000 });
  expect(found.textContent).toContain('Storgata');
});

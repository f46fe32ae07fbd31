import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { setHotkeys, useHotkeys } from './hotkeys-dialog';

const search = jest.fn();
const close = jest.fn();

function Page({ isModal = false }: { isModal?: boolean }) {
  useHotkeys({ '/': search, Escape: close });
  return (
    <>
      <input aria-label="Navn" />
      <input type="checkbox" aria-label="Velg" />
      {isModal && <dialog open>Spørsmål</dialog>}
    </>
  );
}

beforeEach(() => setHotkeys(true));

const press = (key: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

test('a key works wherever the focus is', () => {
  render(<Page />);
  press('/');
  press('/', {}, screen.getByLabelText('Velg'));
  expect(search).toHaveBeenCalledTimes(2);
});

test('only Escape works in a text field', () => {
  render(<Page />);
  press('/', {}, screen.getByLabelText('Navn'));
  press('Escape', {}, screen.getByLabelText('Navn'));
  expect(search).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'with %s the key belongs to the browser',
  (modifier) => {
    render(<Page />);
    press('/', { [modifier]: true });
    expect(search).not.toHaveBeenCalled();
  },
);

test('a modal dialog disables the keys', () => {
  render(<Page isModal />);
  press('/');
  press('Escape');
  expect(search).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('all keys except Escape can be turned off', () => {
  setHotkeys(false);
  render(<Page />);
  press('/');
  press('Escape');
  expect(search).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test('an unknown key is ignored', () => {
  render(<Page />);
  expect(press('constructor')).toBe(true);
});

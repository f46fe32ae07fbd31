import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { turnHotkeys } from './hotkeys-setting';
import { useHotkeys } from './use-hotkeys';

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

beforeEach(() => turnHotkeys(true));

const press = (key: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

test('a key does what it is for, wherever the focus is', () => {
  render(<Page />);
  press('/');
  press('/', {}, screen.getByLabelText('Velg'));
  expect(search).toHaveBeenCalledTimes(2);
});

test('but for Escape it is silent where somebody writes', () => {
  render(<Page />);
  press('/', {}, screen.getByLabelText('Navn'));
  press('Escape', {}, screen.getByLabelText('Navn'));
  expect(search).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is the browser’s', (modifier) => {
  render(<Page />);
  press('/', { [modifier]: true });
  expect(search).not.toHaveBeenCalled();
});

test('a modal dialog has the keyboard for itself', () => {
  render(<Page isModal />);
  press('/');
  press('Escape');
  expect(search).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test('all but Escape can be turned off', () => {
  turnHotkeys(false);
  render(<Page />);
  press('/');
  press('Escape');
  expect(search).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a key that means nothing is left alone', () => {
  render(<Page />);
  expect(press('constructor')).toBe(true);
});

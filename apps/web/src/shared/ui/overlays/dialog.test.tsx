import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

let closed: number;
let shown: ReturnType<typeof render>;
const shownOnce = (once: boolean) => (
  <Dialog title="Bli partner" once={once} onClose={() => (closed += 1)}>
    <input aria-label="Firma" />
  </Dialog>
);
beforeEach(() => {
  closed = 0;
  shown = render(shownOnce(false));
});

const dialog = () => screen.getByRole('dialog', { hidden: true });

test('it takes the focus on opening, so that its name is read', () => {
  shown.unmount();
  // In jsdom a dialog takes no focus.
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  shown = render(shownOnce(false));
  expect(focus.mock.contexts).toEqual([dialog()]);
  expect(dialog().getAttribute('aria-labelledby')).toBe(screen.getByText('Bli partner').id);
  focus.mockRestore();
});

test('a click outside closes the dialog', () => {
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(1);
});

test('a click outside a dialog with input keeps it open', () => {
  fireEvent.change(screen.getByLabelText('Firma'), { target: { value: 'Stil AS' } });
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(0);
});

test('a text selection that ends outside keeps it open', () => {
  fireEvent.mouseDown(screen.getByLabelText('Firma'));
  fireEvent.click(dialog());
  expect(closed).toBe(0);
});

const cancelled = (at: Element) => {
  const event = new Event('cancel', { bubbles: at !== dialog(), cancelable: true });
  fireEvent(at, event);
  return event.defaultPrevented;
};

test('Escape unmounts it instead of closing the element, which would stay invisible', () => {
  expect(cancelled(dialog())).toBe(true);
  expect(closed).toBe(1);
});

test('neither Escape nor a click outside closes a one-time secret', () => {
  shown.rerender(shownOnce(true));
  expect(cancelled(dialog())).toBe(true);
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(0);
  fireEvent.click(screen.getByText('Close'));
  expect(closed).toBe(1);
});

test('cancelling a file picker inside keeps it open', () => {
  expect(cancelled(screen.getByLabelText('Firma'))).toBe(false);
  expect(closed).toBe(0);
});

describe('toasts', () => {
  let place: HTMLElement;
  let toasts: HTMLElement;
  beforeEach(() => {
    shown.unmount();
    place = document.body.appendChild(document.createElement('div'));
    toasts = place.appendChild(document.createElement('section'));
    toasts.setAttribute('popover', 'manual');
  });
  afterEach(() => place.remove());

  const two = (hasLower: boolean, hasUpper: boolean) => (
    <>
      {hasLower && (
        <Dialog title="Partner" onClose={() => {}}>
          {null}
        </Dialog>
      )}
      {hasUpper && (
        <Dialog title="Passord" onClose={() => {}}>
          {null}
        </Dialog>
      )}
    </>
  );
  const titled = (title: string) => screen.getByText(title).closest('dialog');

  test('move into the dialog, outside which everything is inert, and back', () => {
    shown = render(shownOnce(false));
    expect(toasts.parentElement).toBe(dialog());
    shown.unmount();
    expect(toasts.parentElement).toBe(place);
  });

  test('move into the upper of two dialogs, then into the lower, then back', () => {
    shown = render(two(true, false));
    shown.rerender(two(true, true));
    expect(toasts.parentElement).toBe(titled('Passord'));
    shown.rerender(two(true, false));
    expect(toasts.parentElement).toBe(titled('Partner'));
    shown.rerender(two(false, false));
    expect(toasts.parentElement).toBe(place);
  });

  test('survive two dialogs that go together', () => {
    shown = render(two(true, false));
    shown.rerender(two(true, true));
    shown.unmount();
    expect(toasts.parentElement).toBe(place);
  });

  test('stay in the upper dialog when only the lower goes', () => {
    shown = render(two(true, false));
    shown.rerender(two(true, true));
    shown.rerender(two(false, true));
    expect(toasts.parentElement).toBe(titled('Passord'));
    shown.unmount();
    expect(toasts.parentElement).toBe(place);
  });
});

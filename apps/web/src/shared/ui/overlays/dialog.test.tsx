import { beforeEach, expect, test } from '@jest/globals';
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

test('the title takes the focus on opening', () => {
  expect(document.activeElement).toBe(screen.getByText('Bli partner'));
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

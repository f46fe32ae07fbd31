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

test('its title has the focus when it opens', () => {
  expect(document.activeElement).toBe(screen.getByText('Bli partner'));
});

test('a click beside it closes it', () => {
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(1);
});

test('a click beside it takes nothing away that was written in it', () => {
  fireEvent.change(screen.getByLabelText('Firma'), { target: { value: 'Stil AS' } });
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(0);
});

test('it stays where text was marked from inside and let go beside, which is a click there', () => {
  fireEvent.mouseDown(screen.getByLabelText('Firma'));
  fireEvent.click(dialog());
  expect(closed).toBe(0);
});

const cancelled = (at: Element) => {
  const event = new Event('cancel', { bubbles: at !== dialog(), cancelable: true });
  fireEvent(at, event);
  return event.defaultPrevented;
};

test('Escape has it go, and not close by itself: shown on, it would stand there closed', () => {
  expect(cancelled(dialog())).toBe(true);
  expect(closed).toBe(1);
});

test('neither Escape nor a click beside takes away what nothing tells again', () => {
  shown.rerender(shownOnce(true));
  expect(cancelled(dialog())).toBe(true);
  fireEvent.mouseDown(dialog());
  fireEvent.click(dialog());
  expect(closed).toBe(0);
  fireEvent.click(screen.getByText('Close'));
  expect(closed).toBe(1);
});

test('a choice of files that is broken off inside it leaves it alone', () => {
  expect(cancelled(screen.getByLabelText('Firma'))).toBe(false);
  expect(closed).toBe(0);
});

import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Answered() {
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <section {...useKeptFocus<HTMLElement>()} aria-label="Spørsmål">
      {isAnswered ? <p>Takk</p> : <button onClick={() => setIsAnswered(true)}>Ja</button>}
      <button>Lukk</button>
    </section>
  );
}

function Parent({ children }: { children: ReactNode }) {
  return (
    <section {...useKeptFocus<HTMLElement>()} aria-label="Ytre">
      {children}
    </section>
  );
}

function Child() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <button onClick={() => setIsOpen(false)}>Lukk bildet</button> : null;
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  return button;
};

test('when a button disappears with its confirmation, its place takes the focus', () => {
  render(<Answered />);
  fireEvent.click(press('Ja'));
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('a focus moved elsewhere meanwhile is left alone', () => {
  render(<Answered />);
  const yes = press('Ja');
  const close = press('Lukk');
  fireEvent.click(yes);
  expect(document.activeElement).toBe(close);
});

test('a part that removes its own button returns the focus to the place around it', async () => {
  render(
    <Parent>
      <Child />
    </Parent>,
  );
  await act(async () => fireEvent.click(press('Lukk bildet')));
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

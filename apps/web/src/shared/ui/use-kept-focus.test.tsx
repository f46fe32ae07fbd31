import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

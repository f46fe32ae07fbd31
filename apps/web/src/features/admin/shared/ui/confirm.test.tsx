import { expect, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { Card } from './card';
import { Confirm, useStep } from './confirm';

function Row({ name, onYes }: { name: string; onYes: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li aria-label={name}>
      {isAsking ? (
        <Confirm question="?" yes="Ja" busy={false} onYes={onYes} onNo={() => setIsAsking(false)} />
      ) : (
        <button onClick={() => setIsAsking(true)}>{`Slett ${name}`}</button>
      )}
    </li>
  );
}
function List() {
  const [names, setNames] = useState(['Stine', 'Nora']);
  return (
    <Card title="Partnere">
      {names.map((name) => (
        <Row key={name} name={name} onYes={() => setNames(names.filter((each) => each !== name))} />
      ))}
    </Card>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('«no» returns the focus to the button that asked', () => {
  render(<List />);
  press('Slett Nora');
  press('Avbryt');
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Nora' }));
});

test('«yes» moves the focus to the list that held the row', () => {
  render(<List />);
  press('Slett Nora');
  press('Ja');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Partnere' }));
});

test('a step is left when its subject changes, and stays away when that changes back', () => {
  const { result, rerender } = renderHook((state: string) => useStep<'ask'>(state), {
    initialProps: 'pending',
  });
  const step = () => result.current[0];
  act(() => result.current[1]('ask'));
  expect(step()).toBe('ask');
  rerender('credited');
  expect(step()).toBeUndefined();
  rerender('pending');
  expect(step()).toBeUndefined();
});

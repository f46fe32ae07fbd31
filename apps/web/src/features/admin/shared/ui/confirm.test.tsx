import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Card } from './card';
import { Confirm } from './confirm';

/** A list of which each row can be removed, once asked. */
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

test('who says no goes on from where she was asked', () => {
  render(<List />);
  press('Slett Nora');
  press('Avbryt');
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Nora' }));
});

test('who says yes goes on from the list that the row is gone from', () => {
  render(<List />);
  press('Slett Nora');
  press('Ja');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Partnere' }));
});

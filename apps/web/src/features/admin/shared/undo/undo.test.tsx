import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UndoArea, useOfferUndo } from './undo';

function Page() {
  const offer = useOfferUndo();
  return (
    <button onClick={() => offer({ what: 'Kari: Vunnet', undo: async () => true })}>Vunnet</button>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <UndoArea>
      <Page />
    </UndoArea>,
  );
});

afterEach(() => void jest.useRealTimers());

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};

test('what is offered after something was undone goes by itself too', () => {
  press('Vunnet');
  press('Angre');
  press('Vunnet');
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.queryByText('Kari: Vunnet')).toBeNull();
});

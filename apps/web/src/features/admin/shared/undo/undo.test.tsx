import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UndoArea, useOfferUndo } from './undo';

let undo: () => Promise<boolean>;

function Page() {
  const offer = useOfferUndo();
  const set = (status: string) => offer({ what: `Kari: ${status}`, undo: () => undo() });
  return ['Vunnet', 'Tapt'].map((status) => (
    <button key={status} onClick={() => set(status)}>
      {status}
    </button>
  ));
}

beforeEach(() => {
  jest.useFakeTimers();
  undo = async () => true;
  render(
    <UndoArea>
      <Page />
    </UndoArea>,
  );
});

afterEach(() => void jest.useRealTimers());

const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('an undo offered after an undo disappears by itself too', async () => {
  await press('Vunnet');
  await press('Angre');
  expect(screen.queryByText('Kari: Vunnet')).toBeNull();
  await press('Vunnet');
  wait(20);
  expect(screen.queryByText('Kari: Vunnet')).toBeNull();
});

test.each(['Angre', 'Lukk'])(
  'pressing «%s» moves the focus, and the next offer disappears by itself too',
  async (name) => {
    await press('Vunnet');
    await press(name);
    const place = document.activeElement;
    expect(place?.contains(screen.getByRole('status'))).toBe(true);
    expect(place).not.toBe(document.body);
    await act(async () => fireEvent.click(screen.getByText('Tapt')));
    expect(document.activeElement).toBe(place);
    wait(20);
    expect(screen.queryByText('Kari: Tapt')).toBeNull();
  },
);

test('an undo that failed temporarily is offered again and disappears after success', async () => {
  undo = async () => false;
  await press('Vunnet');
  await press('Angre');
  screen.getByText('Kari: Vunnet');
  undo = async () => true;
  await press('Angre');
  expect(screen.queryByText('Kari: Vunnet')).toBeNull();
  undo = async () => false;
  await press('Vunnet');
  await press('Angre');
  wait(20);
  expect(screen.queryByText('Angre')).toBeNull();
});

test('a failed undo does not replace or follow a later offer', async () => {
  const failing: ((isSettled: boolean) => void)[] = [];
  undo = () => new Promise((resolve) => failing.push(resolve));
  await press('Vunnet');
  await press('Angre');
  await press('Tapt');
  await act(async () => failing[0]!(false));
  screen.getByText('Kari: Tapt');
  await press('Angre');
  await press('Vunnet');
  await press('Lukk');
  await act(async () => failing[1]!(false));
  expect(screen.queryByText('Angre')).toBeNull();
});

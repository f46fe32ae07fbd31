import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useKeptAddress } from './use-kept-address';

const UNSEEN = ['sok'];

function Shown() {
  const { address, go } = useKeptAddress(UNSEEN);
  const { search, state } = useLocation();
  const change = (to: string) =>
    go(() => new URLSearchParams(to), { replace: false, state: { trail: 1 } });
  return (
    <>
      <p role="status">{JSON.stringify([String(address), search, state])}</p>
      <button onClick={() => change('status=won&sok=ola')}>change</button>
      <button onClick={() => change('status=won')}>clear</button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const open = (entry: string | { search: string; state: unknown }, beside?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Shown />
      {beside}
    </MemoryRouter>,
  );

test('unseen values are kept in the history state, never in the address', () => {
  open('/?status=new');
  fireEvent.click(screen.getByText('change'));
  const kept = { trail: 1, unseen: { sok: 'ola' } };
  expect(shown()).toEqual(['status=won&sok=ola', '?status=won', kept]);
  fireEvent.click(screen.getByText('clear'));
  expect(shown()).toEqual(['status=won', '?status=won', { trail: 1, unseen: {} }]);
});

test('an unseen value in a legacy address is removed, and the other state stays', () => {
  open({ search: '?sok=kari&status=new', state: { fromQueue: true } });
  const kept = { fromQueue: true, unseen: { sok: 'kari' } };
  expect(shown()).toEqual(['status=new&sok=kari', '?status=new', kept]);
});

function Beside() {
  const { go } = useKeptAddress();
  const { state } = useLocation();
  const withCase = (address: URLSearchParams) =>
    new URLSearchParams([...address, ['sak', 'review']]);
  return (
    <button onClick={() => go(withCase, { replace: true, state: state ?? {} })}>beside</button>
  );
}

test('unseen values survive changes by another hook of the page', () => {
  open('/', <Beside />);
  fireEvent.click(screen.getByText('change'));
  fireEvent.click(screen.getByText('beside'));
  const kept = { trail: 1, unseen: { sok: 'ola' } };
  expect(shown()).toEqual(['status=won&sak=review&sok=ola', '?status=won&sak=review', kept]);
});

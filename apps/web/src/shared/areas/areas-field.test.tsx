import { areaName, WHOLE_COUNTRY, type Area } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { areaTexts as texts } from '../../content/areas';
import { AreasField } from './areas-field';

const COUNTRY = areaName(WHOLE_COUNTRY);

function Form({ takes }: { takes: (areas: Area[]) => boolean }) {
  const [areas, setAreas] = useState<Area[]>([WHOLE_COUNTRY]);
  return (
    <AreasField
      areas={areas}
      error={undefined}
      onChange={(chosen) => takes(chosen) && setAreas(chosen)}
    />
  );
}
const said = () => document.querySelector('[aria-live=polite]')?.textContent;
const remove = () => fireEvent.click(screen.getByRole('button', { name: texts.remove(COUNTRY) }));

test('removing and adding an area is announced', () => {
  Element.prototype.scrollIntoView = () => {};
  render(<Form takes={() => true} />);
  remove();
  expect(said()).toBe(texts.removed(COUNTRY));
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Bergen' } });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(said()).toBe(texts.added('Bergen'));
});

test('the last area is not announced as removed where it stays', () => {
  render(<Form takes={(areas) => areas.length > 0} />);
  remove();
  expect(screen.getByText(COUNTRY)).toBeTruthy();
  expect(said()).toBe('');
});

/** The field blurs. */
function pressBeside(press: { button: number }) {
  Element.prototype.scrollIntoView = () => {};
  render(<Form takes={() => true} />);
  remove();
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Bergen' } });
  screen.getByRole('listbox');
  fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true, ...press }));
  act(() => field.blur());
}

test.each(['click', 'pointercancel'])(
  'content below the list keeps its place until a press there ends by a %s',
  (end) => {
    pressBeside({ button: 0 });
    expect(screen.queryByRole('listbox')).not.toBeNull();
    fireEvent(document.body, new MouseEvent(end, { bubbles: true }));
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

/** Waits as long as a click takes to follow. */
const letGo = async (pointerType: string) => {
  const up = new MouseEvent('pointerup', { bubbles: true });
  fireEvent(document.body, Object.assign(up, { pointerType }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('a press without a click, as on a scrollbar, closes the list on release', async () => {
  pressBeside({ button: 0 });
  await letGo('mouse');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a tap’s later click still closes the list', async () => {
  pressBeside({ button: 0 });
  await letGo('touch');
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('leaving the field by keyboard closes the list, whatever an earlier press did', () => {
  pressBeside({ button: 0 });
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'Tab' });
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('another mouse button closes the list at once, as keys do', () => {
  pressBeside({ button: 2 });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('scrolling the page keeps the list open', () => {
  pressBeside({ button: 0 });
  act(() => screen.getByRole('combobox').focus());
  fireEvent(document.body, new MouseEvent('pointercancel', { bubbles: true }));
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('a list reopened by keyboard after a press closes when the focus leaves', () => {
  Element.prototype.scrollIntoView = () => {};
  // Browsers render the choice before the press is handled.
  const draw = () => flushSync(() => {});
  document.body.addEventListener('click', draw);
  render(<Form takes={() => true} />);
  remove();
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'Bergen' } });
  const [option] = screen.getAllByRole('option');
  fireEvent(option!, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  act(() => option!.click());
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.queryByRole('listbox')).not.toBeNull();
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).toBeNull();
  document.body.removeEventListener('click', draw);
});

import { areaName, WHOLE_COUNTRY, type Area } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { areaTexts as texts } from '../../content/areas';
import { AreasField } from './areas-field';

const COUNTRY = areaName(WHOLE_COUNTRY);

/** A form that takes a choice of areas, or leaves them as they are. */
function Form({ takes }: { takes: (areas: Area[]) => boolean }) {
  const [areas, setAreas] = useState<Area[]>([WHOLE_COUNTRY]);
  return (
    <AreasField
      areas={areas}
      unclear={[]}
      error={undefined}
      onChange={(chosen) => takes(chosen) && setAreas(chosen)}
    />
  );
}
const said = () => screen.getByRole('status').textContent;
const remove = () => fireEvent.click(screen.getByRole('button', { name: texts.remove(COUNTRY) }));

test('an area that is taken away, and one that is added, is said to be', () => {
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

test('the last one is not said to be taken away where it stays', () => {
  render(<Form takes={(areas) => areas.length > 0} />);
  remove();
  expect(screen.getByText(COUNTRY)).toBeTruthy();
  expect(said()).toBe('');
});

/** Opens the list and presses beside it, which the field loses the focus by. */
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
  'what stands below the list stays in its place until a press there ends by a %s',
  (end) => {
    pressBeside({ button: 0 });
    expect(screen.queryByRole('listbox')).not.toBeNull();
    fireEvent(document.body, new MouseEvent(end, { bubbles: true }));
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

/** Lets go, and waits for as long as a click takes to follow. */
const letGo = async (pointerType: string) => {
  const up = new MouseEvent('pointerup', { bubbles: true });
  fireEvent(document.body, Object.assign(up, { pointerType }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('a press that no click follows, as on a scrollbar, closes the list as it is let go', async () => {
  pressBeside({ button: 0 });
  await letGo('mouse');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the click of a tap comes later: the list waits for it', async () => {
  pressBeside({ button: 0 });
  await letGo('touch');
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('a key that leads out of the field closes the list, whatever came of a press before', () => {
  pressBeside({ button: 0 });
  const field = screen.getByRole('combobox');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'Tab' });
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a press of another button closes the list at once, as keys do', () => {
  pressBeside({ button: 2 });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a page that is scrolled beside the list keeps it', () => {
  pressBeside({ button: 0 });
  act(() => screen.getByRole('combobox').focus());
  fireEvent(document.body, new MouseEvent('pointercancel', { bubbles: true }));
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('a list that is opened by the keys after a press chose from it closes when they leave its field', () => {
  Element.prototype.scrollIntoView = () => {};
  // As in a browser, what a press chose is drawn before the page itself hears of the press.
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

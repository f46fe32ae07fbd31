import type { Report } from '@boligstyling/domain';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ReportParts } from './report-parts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const open = (report: Report | null = null, isAgent = false) => {
  const onTell = jest.fn();
  render(<ReportParts report={report} isAgent={isAgent} onTell={onTell} />);
  return onTell;
};

test.each([
  ['Vunnet', 'Ja, vunnet', 'won'],
  ['Tapt', 'Ja, tapt', 'lost'],
])('«%s» is confirmed before it is reported', (name, yes, report) => {
  const onTell = open();
  press(name);
  expect(onTell).not.toHaveBeenCalled();
  press('Avbryt');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  press(name);
  press(yes);
  expect(onTell.mock.calls).toEqual([[report]]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('«Kontaktet» is reported at once', () => {
  const onTell = open('won');
  press('Kontaktet');
  expect(onTell.mock.calls).toEqual([['contacted']]);
});

test.each([
  [false, /^Vi spør eieren om det stemmer/],
  [true, /^Vi noterer det, og spør kanskje eieren/],
])('a reported win asks the owner, by an agent perhaps: %s', (isAgent, question) => {
  open(null, isAgent);
  press('Vunnet');
  screen.getByText(question);
});

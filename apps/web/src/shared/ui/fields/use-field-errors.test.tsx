import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox';
import { TextField, FieldError } from './field';
import { focusInvalid } from './use-field-errors';

function refuse() {
  const { container } = render(
    <>
      <TextField label="Telefon" error="Skriv telefonnummeret." help="8 siffer." />
      <TextField label="Navn" error="Skriv navnet." />
    </>,
  );
  return () => focusInvalid(container);
}

test('the first invalid field takes the focus, and is described by its error', () => {
  refuse()();
  expect(document.activeElement).toBe(screen.getByLabelText('Telefon'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an invalid field that has the focus already announces its error, each time again', async () => {
  const again = refuse();
  screen.getByLabelText('Telefon').focus();
  const announced = async () => {
    again();
    expect(screen.queryByRole('alert')).toBeNull();
    return (await screen.findByRole('alert')).textContent;
  };
  expect(await announced()).toBe('Skriv telefonnummeret.');
  expect(await announced()).toBe('Skriv telefonnummeret.');
});

test('an invalid checkbox announces the error of its group', async () => {
  const { container } = render(
    <fieldset aria-describedby="error">
      <Checkbox label="Møbler" aria-invalid />
      <FieldError id="error">Velg minst én.</FieldError>
    </fieldset>,
  );
  screen.getByLabelText('Møbler').focus();
  focusInvalid(container);
  expect((await screen.findByRole('alert')).textContent).toBe('Velg minst én.');
});

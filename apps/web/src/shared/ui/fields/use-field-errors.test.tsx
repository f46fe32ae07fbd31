import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Checkbox } from './checkbox';
import { TextArea, TextField, FieldError } from './field';
import { focusInvalid, useFieldErrors } from './use-field-errors';

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

test.each([
  ['area', TextArea as typeof TextField],
  ['line', TextField],
])('a text that is too long for its %s is kept, reported and not sent', async (_, Field) => {
  const sent = jest.fn();
  const page = (value: string) => (
    <form onSubmit={sent} noValidate>
      <Field label="Notat" maxLength={10} value={value} onChange={() => undefined} />
      <button>Lagre</button>
    </form>
  );
  const { rerender } = render(page('a'.repeat(10)));
  const field = screen.getByLabelText<HTMLInputElement>('Notat');
  const alive = document.querySelector('[aria-live]')!;
  const error = () => screen.getByText(/^Teksten kan ha høyst 10 tegn/);
  const announced = () =>
    [alive, ...document.querySelectorAll('[role=alert]')].map((it) => it.textContent);
  expect([field.maxLength, ...announced()]).toEqual([-1, '']);
  rerender(page('a'.repeat(12)));
  expect(field.value).toBe('a'.repeat(12));
  expect(error().textContent).toBe('Teksten kan ha høyst 10 tegn. Ta bort 2.');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe(
    error().textContent,
  );
  expect(announced()).toEqual(['Teksten er for lang.']);
  fireEvent.click(screen.getByText('Lagre'));
  expect(sent).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.click(screen.getByText('Lagre'));
  await waitFor(() => expect(announced()).toHaveLength(2));
  rerender(page('a'.repeat(11)));
  expect(error().textContent).toBe('Teksten kan ha høyst 10 tegn. Ta bort 1.');
  expect(announced()).toEqual(['Teksten er for lang.']);
  rerender(page('a'.repeat(10)));
  expect(announced()).toEqual(['']);
  fireEvent.click(screen.getByText('Lagre'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a field that the server refuses takes the focus, also if a frame comes first', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
  const errors = [{ field: 'email', message: 'Tatt.' }];
  function Form() {
    const faults = useFieldErrors<'email'>();
    const refuse = async () => {
      await Promise.resolve();
      faults.showRefused({ status: 400, data: { errors } });
    };
    return (
      <form ref={faults.form}>
        <TextField label="E-post" error={faults.errors.email} />
        <button type="button" onClick={() => void refuse()}>
          Lagre
        </button>
      </form>
    );
  }
  render(<Form />);
  fireEvent.click(screen.getByText('Lagre'));
  await screen.findByText('Tatt.');
  const { id } = screen.getByLabelText('E-post');
  await waitFor(() => expect(document.activeElement?.id).toBe(id));
  jest.restoreAllMocks();
});

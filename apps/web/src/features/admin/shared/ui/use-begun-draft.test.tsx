import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { TextField } from '../../../../shared/ui/field';
import { openAdmin } from '../testing/admin-page';
import { useBegunDraft } from './use-begun-draft';

function Form() {
  const { begun, written } = useBegunDraft('partner', { name: 'Stine' });
  return <TextField label={`Navn, var ${begun.name}`} {...written('name')} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const open = (person: string) => openAdmin(<Form />, {}, '/admin', person);

test('a form that the session’s end took away is as it was left after another login, and empty for others', () => {
  const first = open('anne');
  write('Stine Stylist');
  localStorage.clear();
  first.unmount();

  const other = open('bjarne');
  expect(field().value).toBe('Stine');
  other.unmount();

  open('anne');
  expect(field().value).toBe('Stine Stylist');
  screen.getByLabelText('Navn, var Stine');
});

test('a form that is closed by who writes in it begins anew', () => {
  const first = open('cato');
  write('Stine Stylist');
  first.unmount();
  open('cato');
  expect(field().value).toBe('Stine');
});

import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { TextField } from '../../../../shared/ui/fields/field';
import { openAdmin } from '../testing/admin-page';
import { AdminForm, clearBegunDrafts, useBegunDraft } from './admin-form';

type FormProps = { onDone?: () => void; save?: Promise<void> };

function Form({ onDone = () => {}, save = Promise.resolve() }: FormProps) {
  const drafting = useBegunDraft('partner', { name: 'Stine' });
  const { begun, draft, written, beginAnew } = drafting;
  const send = async () => {
    await save;
    beginAnew(draft);
    onDone();
  };
  return (
    <AdminForm of={drafting} send="Lagre" busy={false} onSend={send} onCancel={onDone}>
      <TextField label={`Navn, var ${begun.name}`} {...written('name')} />
    </AdminForm>
  );
}

function Page({ save }: FormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const leave = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen((before) => !before)}>Gå</button>
      {isOpen && (
        <Dialog title="Partner" onClose={leave}>
          <Form onDone={leave} save={save} />
        </Dialog>
      )}
    </>
  );
}

beforeEach(clearBegunDrafts);

const FOUND = /^Dette skrev du sist/;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const open = (user: string) => openAdmin(<Form />, {}, '/admin', user);
const begin = (save?: Promise<void>) => {
  openAdmin(<Page save={save} />, {}, '/admin', 'dina');
  write('Stine Stylist');
};

test('a form lost at the session’s end is restored for the same user only', () => {
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

test('a form lost by the back button is restored and marked as unsaved', async () => {
  begin();
  expect(screen.queryByText(FOUND)).toBeNull();
  await press('Gå');
  await press('Gå');
  expect(field().value).toBe('Stine Stylist');
  screen.getByText(FOUND);
});

test('a form whose dialog was dismissed is restored', async () => {
  begin();
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  await press('Gå');
  expect(field().value).toBe('Stine Stylist');
});

test.each(['Close', 'Avbryt', 'Lagre'])('a form closed by «%s» starts afresh', async (name) => {
  begin();
  await press(name);
  await press('Gå');
  expect(field().value).toBe('Stine');
  expect(screen.queryByText(FOUND)).toBeNull();
});

test('a form left while saving starts afresh once it is saved', async () => {
  let saved = () => {};
  begin(new Promise((resolve) => (saved = resolve)));
  await press('Lagre');
  await press('Gå');
  await act(async () => saved());
  await press('Gå');
  expect(field().value).toBe('Stine');
});

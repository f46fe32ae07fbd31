import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { openAdmin } from '../shared/testing/admin-page';
import { BegunTexts } from '../shared/ui/begun-texts';
import { AddNote } from './add-note';

/** As leads are opened and closed beside their list. */
function Desk() {
  const [id, setId] = useState('');
  return (
    <BegunTexts>
      {id && <AddNote key={id} leadId={id} />}
      {['kari', 'ola', ''].map((to) => (
        <button key={to} onClick={() => setId(to)}>
          {to || 'close'}
        </button>
      ))}
    </BegunTexts>
  );
}

let page: ReturnType<typeof openAdmin>;
beforeEach(() => {
  page = openAdmin(<Desk />, {});
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(note(), { target: { value } });

test('a note waits half written where it was left, and nowhere else', async () => {
  await press('kari');
  write('Ring etter');
  await press('ola');
  expect(note().value).toBe('');
  await press('close');
  await press('kari');
  expect(note().value).toBe('Ring etter');
});

test('one that was kept while another lead was looked at waits no more', async () => {
  await press('kari');
  write('Ring etter fire');
  await act(async () => fireEvent.submit(note().form!));
  await press('ola');
  await page.waiting[0]!.answer();
  await press('kari');
  expect(note().value).toBe('');
});

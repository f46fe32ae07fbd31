import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { openAdmin } from '../../shared/testing/admin-page';
import { clearBegunDrafts } from '../../shared/ui/admin-form';
import { AddNote } from './lead-timeline';

function Form() {
  const [id, setId] = useState('');
  return (
    <>
      {id && <AddNote key={id} leadId={id} />}
      {['kari', 'ola', ''].map((to) => (
        <button key={to} onClick={() => setId(to)}>
          {to || 'close'}
        </button>
      ))}
    </>
  );
}

let page: ReturnType<typeof openAdmin>;
beforeEach(() => {
  clearBegunDrafts();
  page = openAdmin(<Form />, {});
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(note(), { target: { value } });

test('an unfinished note stays with its lead only', async () => {
  await press('kari');
  write('Ring etter');
  await press('ola');
  expect(note().value).toBe('');
  await press('close');
  await press('kari');
  expect(note().value).toBe('Ring etter');
});

test('a note saved while another lead was open is not restored', async () => {
  await press('kari');
  write('Ring etter fire');
  await act(async () => fireEvent.submit(note().form!));
  await press('ola');
  await page.waiting[0]!.answer();
  await press('kari');
  expect(note().value).toBe('');
});

test('a note saved again before the first answer is sent once', async () => {
  await press('kari');
  write('Ring etter fem');
  await press('Lagre notat');
  await press('close');
  await press('kari');
  await press('Lagre notat');
  expect(page.waiting).toHaveLength(1);
  await page.waiting[0]!.answer();
  expect(note().value).toBe('');
  write('Ringt');
  await press('Lagre notat');
  expect(page.waiting).toHaveLength(2);
});

test('a note on another lead is sent meanwhile', async () => {
  await press('kari');
  write('Ring etter seks');
  await press('Lagre notat');
  await press('ola');
  write('Ikke ring');
  await press('Lagre notat');
  expect(page.waiting.map(({ body }) => body)).toEqual([
    { note: 'Ring etter seks' },
    { note: 'Ikke ring' },
  ]);
});

test('an unfinished note survives the session’s end, for the same user only', async () => {
  const enterAs = (id: string) => {
    page.unmount();
    page = openAdmin(<Form />, {}, '/admin', id);
    return press('kari');
  };
  await enterAs('anne');
  write('Ring etter fire');
  await enterAs('bjarne');
  expect(note().value).toBe('');
  await enterAs('anne');
  expect(note().value).toBe('Ring etter fire');
});

test('a note whose answer was lost is sent again under its key, a changed one under another', async () => {
  await press('kari');
  write('Ring etter seks');
  await press('Lagre notat');
  await page.waiting[0]!.answer({}, 502);
  await press('ola');
  await press('kari');
  await press('Lagre notat');
  await page.waiting[1]!.answer({}, 502);
  write('Ring etter sju');
  await press('Lagre notat');
  const [first, again, changed] = page.waiting.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

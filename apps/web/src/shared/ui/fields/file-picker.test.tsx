import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FilePicker } from './file-picker';

test('each chosen file is passed on, also the same one again', () => {
  const picked: string[] = [];
  render(<FilePicker id="file" label="Velg fil" onPick={({ name }) => picked.push(name)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Velg fil');
  const choose = (files: File[]) => fireEvent.change(input, { target: { files } });
  choose([new File([''], 'november.xml')]);
  choose([new File([''], 'november.xml')]);
  choose([]);
  expect(picked).toEqual(['november.xml', 'november.xml']);
  expect(input.value).toBe('');
});

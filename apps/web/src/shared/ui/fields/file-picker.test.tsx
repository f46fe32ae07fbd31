import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FilePicker } from './file-picker';

test('a file that is too large is named with its limit at the field, and is not passed on', () => {
  const pick = jest.fn();
  render(<FilePicker id="file" label="Velg fil" megabytes={5} onPick={pick} />);
  const input = screen.getByLabelText<HTMLInputElement>('Velg fil');
  const choose = (bytes: number) =>
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], 'mai.xml')] } });
  choose(5 * 1024 ** 2 + 1);
  expect(pick).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(
    '«mai.xml» er for stor. Filen kan være høyst 5 MB.',
  );
  expect(input.getAttribute('aria-describedby')).toBe(
    screen.getByText(/er for stor/).closest('p')!.id,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  choose(5 * 1024 ** 2);
  expect(pick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe('');
});

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

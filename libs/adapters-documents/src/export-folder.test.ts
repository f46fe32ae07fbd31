import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportLine, ExportRefused } from '@boligstyling/application';
import { describe, expect, it } from '@jest/globals';
import { ExportFolder } from './export-folder.js';

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function rowsOf(name: string, text: string | Buffer) {
  const folder = await ExportFolder.open(await folderOf({ [name]: text }));
  const rows: ExportLine[] = [];
  for await (const row of folder.rows('leads')) rows.push(row);
  return rows;
}

describe('an export in a folder', () => {
  it('is read from CSV with a byte order mark, CRLF, line breaks in quotes and empty lines', async () => {
    const text = '\uFEFFid,message\r\n1,"Hei\r\n""du"""\r\n\r\n2,\\N\r\n';
    expect(await rowsOf('leads_rows.csv', text)).toEqual([
      { line: 2, record: { id: '1', message: 'Hei\r\n"du"' } },
      { line: expect.any(Number), record: { id: '2', message: '\\N' } },
    ]);
  });

  it.each([
    ['semicolons', 'id;a\n1;2,5\n'],
    ['tabs', 'id\ta\n1\t2,5\n'],
  ])('is read from CSV with %s', async (_, text) => {
    expect(await rowsOf('leads.csv', text)).toEqual([{ line: 2, record: { id: '1', a: '2,5' } }]);
  });

  it('names lines that cannot be read, and reads the others', async () => {
    const text = Buffer.from('id,a\n1\n2,b\n3,\xe6\n4,"c\n', 'latin1');
    expect(await rowsOf('leads.csv', text)).toMatchObject([
      { line: 2, unreadable: '1 columns, and the header has 2' },
      { line: 3, record: { id: '2', a: 'b' } },
      { line: 4, unreadable: 'not in UTF-8' },
      { line: 5, unreadable: expect.stringContaining('quote') },
    ]);
  });

  it('takes in no text that is not in UTF-8, nor a header', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const bad = { unreadable: 'not in UTF-8' };
    expect(await rowsOf('leads.csv', latin('id,by\xe5\n1,Oslo\n'))).toEqual([{ line: 1, ...bad }]);
    const one = '{"id":1,"name":"K\xe5re"}';
    expect(await rowsOf('leads.jsonl', latin(`${one}\n{"id":2}`))).toEqual([
      { line: 1, ...bad },
      { line: 2, record: { id: 2 } },
    ]);
    expect(await rowsOf('leads.json', latin(`[${one}]`))).toEqual([{ line: 1, ...bad }]);
  });

  it('is read from a JSON array and from JSON lines', async () => {
    const expected = [{ record: { id: 1, areas: ['Oslo'] } }, { record: { id: 2 } }];
    const array = '\uFEFF [{"id":1,"areas":["Oslo"]},\n{"id":2}]';
    expect(await rowsOf('leads.json', array)).toMatchObject(expected);
    const lines = '{"id":1,"areas":["Oslo"]}\r\n\r\n{"id":2}\n';
    expect(await rowsOf('leads.jsonl', lines)).toMatchObject(expected);
  });

  it('names JSON that cannot be read', async () => {
    expect(await rowsOf('leads.json', '[{"id":1},{"id"')).toMatchObject([
      { record: { id: 1 } },
      { line: 2, unreadable: 'no JSON from here on' },
    ]);
    expect(await rowsOf('leads.ndjson', '{"id":1}\n3\n{')).toMatchObject([
      { line: 1, record: { id: 1 } },
      { line: 2, unreadable: 'no JSON object' },
      { line: 3, unreadable: 'no JSON' },
    ]);
  });

  it.each([
    ['without a table', { 'kunder.csv': 'id' }],
    ['with two files of one table', { 'leads.csv': 'id', 'leads.json': '[]' }],
    ['with a wrong mapping', { 'leads.csv': 'id', 'mapping.json': '{"leads": {"fil": 1}}' }],
    ['with a mapping that is no JSON', { 'leads.csv': 'id', 'mapping.json': '{' }],
    ['without a file that the mapping names', { 'mapping.json': '{"leads": {"file": "x.csv"}}' }],
  ] as [string, Record<string, string>][])('is refused %s', async (_, files) => {
    await expect(ExportFolder.open(await folderOf(files))).rejects.toBeInstanceOf(ExportRefused);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';

const CONTRACT = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');

it('means the same to YAML 1.1 tools, where a bare `no` is false and a bare day a date', () => {
  const read = (text: string, version: '1.1' | '1.2') => parse(text, { version }) as unknown;
  expect(read(CONTRACT, '1.1')).toEqual(read(CONTRACT, '1.2'));
  expect(read('[no, 2026-11-20]', '1.1')).toEqual([false, new Date('2026-11-20')]);
});

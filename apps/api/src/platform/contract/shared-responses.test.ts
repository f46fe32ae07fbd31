import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const TEXT = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');

describe('openapi.yaml', () => {
  it('shares every error response by reference', () => {
    const { paths, components } = parse(TEXT) as {
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
      components: { responses: Record<string, object> };
    };
    const answers = Object.values(paths)
      .flatMap((calls) => Object.values(calls))
      .flatMap(({ responses }) => Object.values(responses));
    const spelt = answers.filter(({ content = {} }) => 'application/problem+json' in content);
    const shared = Object.values(components.responses).map((each) => JSON.stringify(each));
    expect(spelt).toEqual([]);
    expect(shared).toHaveLength(new Set(shared).size);
  });

  it('names responses and schemas by letters and digits, which every client generator finds', () => {
    const { components } = parse(TEXT) as { components: Record<string, object> };
    const names = ['parameters', 'responses', 'schemas'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}),
    );
    expect(names.filter((name) => !/^[A-Za-z][A-Za-z\d]*$/.test(name))).toEqual([]);
  });

  it('has no null among an enum’s values, which client generators misread', () => {
    const withNull = /enum:\n(?:\s+- .*\n)*\s+- null\n/g;
    expect(TEXT.match(withNull)).toBeNull();
  });
});

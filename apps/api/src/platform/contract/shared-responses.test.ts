import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const TEXT = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8');
const CONTRACT: unknown = parse(TEXT);

interface Choice {
  enum?: string[];
  anyOf?: Choice[];
  example?: unknown;
  name?: string;
  schema?: Choice;
}

function schemasIn(node: unknown): Choice[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(schemasIn)];
}

describe('openapi.yaml', () => {
  it('shares every error response by reference', () => {
    const { paths, components } = CONTRACT as {
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

  it('shares parameters of four calls, and JSON answers of two', () => {
    const { paths } = CONTRACT as {
      paths: Record<string, Record<string, { parameters?: object[]; responses: object }>>;
    };
    const calls = Object.values(paths).flatMap((all) => Object.values(all));
    const repeated = (spelt: object[], times: number) => {
      const alike = Map.groupBy(spelt, (each) => JSON.stringify(each));
      alike.forEach((all, text) => {
        if ('$ref' in all[0]! || all.length < times) alike.delete(text);
      });
      return [...alike.keys()];
    };
    expect(
      repeated(
        calls.flatMap(({ parameters = [] }) => parameters),
        4,
      ),
    ).toEqual([]);
    const answers = calls.flatMap(({ responses }) => Object.values(responses) as object[]);
    const ofJson = repeated(answers, 2).filter((text) => text.includes('application/json'));
    expect(ofJson).toEqual([]);
  });

  it('stays within 20,000 lines', () =>
    expect(TEXT.split('\n').length).toBeLessThanOrEqual(20_000));

  it('names responses and schemas by letters and digits, which every client generator finds', () => {
    const { components } = CONTRACT as { components: Record<string, object> };
    const names = ['parameters', 'responses', 'schemas'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}),
    );
    expect(names.filter((name) => !/^[A-Za-z][A-Za-z\d]*$/.test(name))).toEqual([]);
  });

  it('names parameters and schemas differently, because a client generator puts both into one folder', () => {
    const { components } = CONTRACT as { components: Record<string, object> };
    const namesOf = (kind: string) =>
      Object.keys(components[kind] ?? {}).map((name) => name.toLowerCase());
    const schemas = new Set(namesOf('schemas'));
    expect(namesOf('parameters').filter((name) => schemas.has(name))).toEqual([]);
  });

  it('lets a nullable choice be null', () => {
    const nullable = schemasIn(CONTRACT).filter(({ anyOf }) => anyOf);
    expect(nullable).not.toEqual([]);
    expect(nullable.filter(({ enum: values }) => values)).toEqual([]);
    expect(nullable.filter(({ anyOf }) => anyOf?.some((each) => each.anyOf))).toEqual([]);
  });

  it('has the example of a nullable choice beside `anyOf`, because an import ignores one within', () => {
    const choices = schemasIn(CONTRACT).flatMap(({ anyOf = [] }) => anyOf);
    expect(choices.filter(({ example }) => example !== undefined)).toEqual([]);
  });

  it('begins a nullable choice with its example, because a builder of clients sends the first', () => {
    const choices = schemasIn(CONTRACT).filter(({ anyOf }) => anyOf?.[0]?.enum);
    const others = choices.filter(({ anyOf, example }) => anyOf![0]!.enum![0] !== example);
    expect(choices).not.toEqual([]);
    expect(others.filter(({ example }) => example !== undefined)).toEqual([]);
  });

  it('has no example of an idempotency key, because imports send it with every call', () => {
    const keys = schemasIn(CONTRACT).filter(({ name }) => name === 'Idempotency-Key');
    expect(keys).not.toEqual([]);
    const examples = keys.flatMap(({ example, schema }) => [example, schema?.example]);
    expect(examples.filter((each) => each !== undefined)).toEqual([]);
  });

  it('has no null among an enum’s values, which client generators misread', () => {
    const withNull = /enum:\n(?:\s+- .*\n)*\s+- null\n/g;
    expect(TEXT.match(withNull)).toBeNull();
  });
});

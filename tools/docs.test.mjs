import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as domain from '@boligstyling/domain';
import { cities } from '../apps/web/src/content/pages/cities';
import { PICTURES, PLANS } from '../apps/web/src/content/pictures';
import { LIMITS, words, WORDS_OF_A_DECISION } from './document-limits.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const DOCS = globSync('{*.md,{apps,docs,bench,findings,ops}/**/*.md}', {
  cwd: ROOT,
  exclude: isMade,
});

const THERE = globSync('{*,.*,{apps,libs,docs,findings,tools,bench,ops,.ci}/**}', {
  cwd: ROOT,
  exclude: isMade,
});
const SCRIPTS = JSON.parse(read('package.json')).scripts;
const PACKAGES = read('docs/dependencies.md');

function isMade(file) {
  return (
    ['node_modules', 'dist', 'data', '.git'].includes(path.basename(file)) ||
    file === path.join('apps', 'e2e', 'results')
  );
}

/** Code blocks show output. */
function prose(doc) {
  return read(doc).replace(/^```[\s\S]*?^```/gm, '');
}

/** Names in backticks that can only be files or folders of the repository. */
function pathsIn(doc) {
  const quoted = [...prose(doc).matchAll(/`([\w.{,}*/-]+)`/g)].map(([, text]) => text);
  return quoted.filter((text) => {
    const isOurs =
      /^(apps|libs|docs|tools|bench|ops)\//.test(text) && !/\/(dist|data)\//.test(text);
    const isFile = /^[\w*{].*\.(ts|tsx|mjs|js|md|ya?ml|jsonc?|css|sql|sh)$/.test(text);
    const isAnother = text.includes('/dist/') || PACKAGES.includes(`| \`${text}\` `);
    return (isOurs || isFile) && !isAnother && !text.includes('NNNN');
  });
}

/** Docs may leave out leading folders, and use `*` and `{a,b}`. */
function isThere(named) {
  const end = named.replace(/\/$/, '');
  return THERE.some((file) => path.matchesGlob(`/${file}`, `/**/${end}`));
}

const linksIn = (doc) =>
  [...prose(doc).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

const isLinked = (doc, target) => existsSync(path.join(ROOT, path.dirname(doc), target));

describe.each(DOCS)('%s', (doc) => {
  it('names existing files and folders', () =>
    expect(pathsIn(doc).filter((named) => !isThere(named))).toEqual([]));

  it('links to existing files', () =>
    expect(linksIn(doc).filter((target) => !isLinked(doc, target))).toEqual([]));

  it('names existing commands', () => {
    const named = [...read(doc).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(named.filter((script) => !(script in SCRIPTS))).toEqual([]);
  });
});

const COUNTS = {
  pictures: () => Object.keys({ ...PICTURES, ...PLANS }).length,
  scenes: () => Object.keys(PICTURES).length,
  cities: () => cities.length,
  municipalities: () => domain.MUNICIPALITIES.length,
  counties: () => domain.COUNTIES.length,
  journeys: () => globSync('apps/e2e/journeys/**/*.spec.ts', { cwd: ROOT }).length,
};

describe('figures in the docs', () => {
  const named = DOCS.flatMap((doc) =>
    [...prose(doc).matchAll(/\b(\d[\d,]*) (\w+)\b/g)]
      .filter(([, , what]) => what in COUNTS)
      .map(([text, figure, what]) => [doc, text, figure, what]),
  );

  it.each(named)('%s: %s', (_, __, figure, what) =>
    expect(Number(figure.replaceAll(',', ''))).toBe(COUNTS[what]()),
  );

  it('exist, and none counts tests, because every change would outdate it', () => {
    expect(named.length).toBeGreaterThan(1);
    const ours = DOCS.filter((doc) => doc !== 'docs/security.md');
    const ofTests = ours.filter((doc) => /\b\d{2,}[\d,]* tests\b/.test(prose(doc)));
    expect(ofTests).toEqual([]);
  });
});

describe('the retention table', () => {
  const [, table] = read('docs/operating.md').split('\n## Retention\n');
  const rows = [
    ...table.split('\n## ')[0].matchAll(/^\| (.*?) +\| (.*?) +\| (`[A-Z_`, ]+`) +\|$/gm),
  ];
  const reported = rows.flatMap(([, , until, rules]) =>
    rules.split(', ').map((rule) => [rule.replaceAll('`', ''), until]),
  );
  const COUNTED = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const unitOf = (count, unit) => (count === 1 ? unit.slice(0, -1) : unit).toLowerCase();
  /** All spellings: two years are also 24 months. */
  const spans = (rule) => {
    const [count, unit] = [domain[rule], rule.includes('YEARS') ? 'YEARS' : rule.split('_').at(-1)];
    const years = unit === 'MONTHS' && count % 12 === 0 ? [[count / 12, 'YEARS']] : [];
    return [[count, unit], ...years].flatMap(([many, of]) =>
      [many, COUNTED[many]].map((number) => `${number} ${unitOf(many, of)}`),
    );
  };

  it.each(reported)('states the period of %s: %s', (rule, until) => {
    // Users' data go with their sessions.
    if (until.includes('last session')) return;
    expect(spans(rule).filter((span) => until.includes(span))).toHaveLength(1);
  });

  it('has every retention period of the domain', () => {
    const periods = [
      ...read('libs/domain/src/retention/retention.ts').matchAll(/^export const ([A-Z_]+) /gm),
    ];
    const elsewhere = ['UNSENT_DAYS', 'BELIEVED_JUMP_DAYS', 'DELETION_TIME'];
    const rules = reported.map(([rule]) => rule);
    const missing = periods.map(([, rule]) => rule).filter((rule) => !rules.includes(rule));
    expect(missing).toEqual(elsewhere);
  });

  it('states when retention runs', () => {
    const { hour, minute } = domain.DELETION_TIME;
    const time = [hour, minute].map((each) => String(each).padStart(2, '0')).join(':');
    expect(table).toContain(`every night at ${time} UTC`);
    expect(read('docs/operating.md')).toContain(`Retention runs at ${time} UTC`);
  });
});

it('the docs name enough files and links to check', () => {
  expect(DOCS.flatMap(pathsIn).length).toBeGreaterThan(50);
  expect(DOCS.flatMap(linksIn).length).toBeGreaterThan(20);
});

it("the architecture's walks stay short", () => {
  const sections = read('docs/architecture.md').split('\n## ').slice(1);
  const steps = sections.map((section) => (section.match(/^\d+\. `/gm) ?? []).length);
  expect(steps.filter(Boolean)).toHaveLength(3);
  expect(Math.max(...steps)).toBeLessThan(19);
});

describe('the size of', () => {
  it.each(LIMITS)('$files is within its limit', ({ files, most }) =>
    expect(words(files.map(read).join('\n'))).toBeLessThanOrEqual(most),
  );

  const decisions = DOCS.filter((doc) => /^docs.decisions.\d/.test(doc));
  it.each(decisions)('%s is within the limit of a decision', (doc) =>
    expect(words(read(doc))).toBeLessThanOrEqual(WORDS_OF_A_DECISION),
  );
});

describe("the README's pictures", () => {
  const PALETTE = 3;
  const pictures = linksIn('README.md').filter((target) => target.endsWith('.png'));

  it('are two', () => expect(pictures).toHaveLength(2));

  it.each(pictures)('%s is a small PNG with a palette', (picture) => {
    const bytes = readFileSync(path.join(ROOT, picture));
    expect(bytes.length).toBeLessThan(160_000);
    expect(bytes[25]).toBe(PALETTE);
  });
});

describe('the budgets of pages', () => {
  const rows = [
    ...read('docs/performance.md').matchAll(/\| ([\d,]+) +\| `([A-Z_]+)` +\| `(\S+)` +\|$/gm),
  ].map(([, limit, constant, file]) => [constant, file, limit]);

  it('are all those of their journeys', () => expect(rows.length).toBe(6));

  it.each(rows)('%s of %s is %s bytes', (constant, file, limit) => {
    const [, value] = new RegExp(`^const ${constant} = ([\\d_* ]+);$`, 'm').exec(read(file));
    const bytes = value.replaceAll('_', '').split('*').map(Number);
    expect(limit).toBe(bytes.reduce((product, each) => product * each).toLocaleString('en'));
  });
});

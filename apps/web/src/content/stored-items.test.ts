import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberInWords, PARTNER_SESSION_DAYS, UNSENT_DAYS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { sending } from './after-sending';
import { storedItems } from './stored-items';
import { brand } from './testing/brand';

const apps = join(import.meta.dirname, '../../..');

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(apps, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(apps, folder, file), 'utf8'));
}

const KEEPS_TEXT = /Item\(|ke(ep|pt)(Text|Json)\(/;

const keysNamedIn = (source: string): readonly string[] =>
  [...source.matchAll(/const (\w+) = '([\w-]+)';/g)].flatMap(([, name = '', key = '']) =>
    /_KEY$/.test(name) || (KEEPS_TEXT.test(source) && !/_ID$/.test(name)) ? [key] : [],
  );

const listed = storedItems(brand);
/** Third-party scripts write them. */
const ofTrackers = listed.filter(({ category }) => category === 'marketing').map(({ key }) => key);
const listedAs = (cookie: boolean) =>
  listed
    .filter(({ storage }) => (storage === 'Informasjonskapsel') === cookie)
    .map(({ key }) => key);

test('the list has exactly the local and session storage keys of the code', () => {
  const inCode = sourcesOf('web/src').flatMap(keysNamedIn);
  const ours = listedAs(false).filter((key) => !ofTrackers.includes(key));
  expect(new Set([...inCode, 'boligstyling-session'])).toEqual(new Set(ours));
});

test('the list has every cookie of the server by its HTTPS name', () => {
  const sources = sourcesOf('api/src');
  const setters = sources.filter((source) => source.includes("header('set-cookie'"));
  expect(setters).toHaveLength(1);
  const [, prefix] = /const ONLY_OVER_TLS = '(.+)'/.exec(setters[0] ?? '') ?? [];
  const named = sources
    .filter((source) => source.includes('new ServerCookie('))
    .map((source) => `${prefix}${/const COOKIE = '(.+)'/.exec(source)?.[1]}`);
  expect(named).toHaveLength(3);
  expect(
    listedAs(true)
      .filter((key) => key.startsWith('__Secure-'))
      .sort(),
  ).toEqual(named.sort());
});

test('the administrator session has the code’s name for any product name', () => {
  const keys = storedItems({ ...brand, productName: 'Hus & hjem' }).map(({ key }) => key);
  expect(keys).toContain('hus-hjem-session');
});

test('the listed retention matches the code', () => {
  const numberOf = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(apps, file), 'utf8'))?.[1]?.replace('_', ''));
  const retentionOf = (key: string) => listed.find((item) => item.key === key)?.retention;
  const people = 'api/src/users/sign-in/login-clients.ts';
  const sender = '../libs/application/src/core/signed-links.ts';
  const renewal = 'web/src/features/admin/shared/session/one-at-a-time.ts';
  expect(retentionOf('pending-leads')).toMatch(`høyst ${UNSENT_DAYS} dager`);
  expect(retentionOf('__Secure-boligstyling-partner')).toMatch(`${PARTNER_SESSION_DAYS} dager,`);
  expect(retentionOf('__Secure-boligstyling-device')).toMatch(
    `${numberOf(people, /DEVICE_MARK_SECONDS = (\d+) \* DAY_SECONDS/)} dager `,
  );
  expect(retentionOf('__Secure-boligstyling-request')).toBe(
    `${numberOf(sender, /SUBMISSION_LINK_DAYS = (\d+)/)} døgn`,
  );
  expect(retentionOf('admin-session-renewal')).toBe(
    `Inntil ${numberOf(renewal, /LEASE_MS = ([\d_]+)/) / 1000} sekunder`,
  );
  expect(sending.queued.text).toContain(`i opptil ${numberInWords(UNSENT_DAYS)} dager`);
});

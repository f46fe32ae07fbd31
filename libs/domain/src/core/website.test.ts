import { expect, test, describe, it } from '@jest/globals';
import { websiteName, websiteOf, isHostName } from './website.js';

test.each([
  ['stilogrom.no', 'https://stilogrom.no/', 'stilogrom.no'],
  [' WWW.Stilogrom.no ', 'https://www.stilogrom.no/', 'stilogrom.no'],
  ['http://stilogrom.no/om-oss/', 'http://stilogrom.no/om-oss/', 'stilogrom.no/om-oss'],
  ['https://rådogrom.no?a=1', 'https://rådogrom.no?a=1', 'rådogrom.no?a=1'],
])('%j is the page %s, read as «%s»', (written, website, name) => {
  expect(websiteOf(written)).toBe(website);
  expect(websiteName(website)).toBe(name);
});

test('a name that contains http is read literally', () => {
  expect(websiteName('https://stil.no/http://x/')).toBe('stil.no/http://x');
  expect(websiteName('https://stil.no/https://www.x.no')).toBe('stil.no/https://www.x.no');
});

test.each([
  ['a.no', 'https://a.no/'],
  ['stil-1.no', 'https://stil-1.no/'],
])('%j is the page %s', (written, website) => expect(websiteOf(written)).toBe(website));

test.each([
  '',
  'stil.no stilogrom.no',
  'x http://stilogrom.no',
  'stil_.no',
  'stil-.no',
  'stil og rom',
  'stilogrom',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://stilogrom.no',
  'https://user:pass@stilogrom.no',
  'https://stilogrom.no:8080/',
  'https://-stil.no',
  '//stilogrom.no',
  'https://127.0.0.1/',
])('%j is no website', (written) => {
  expect(websiteOf(written)).toBeUndefined();
});

describe('a host name', () => {
  it.each([
    'finn.no',
    'www.google.com',
    'localhost',
    'xn--bodnett-r1a.no',
    'my_site.example',
    `${'a.'.repeat(125)}abc`,
  ])('%s is a name', (text) => expect(isHostName(text)).toBe(true));

  it.each([
    '',
    'https://finn.no',
    'finn.no/annonse?id=1',
    'finn.no:443',
    'kari@finn.no',
    'FINN.no',
    'finn..no',
    '.no',
    'finn.no ',
    '[::1]',
    'bodø.no',
    `${'a.'.repeat(126)}no`,
  ])('«%s» is more than a name, or none', (text) => expect(isHostName(text)).toBe(false));
});

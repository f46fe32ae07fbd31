import { describe, expect, it } from '@jest/globals';
import { isHostName } from './host-name.js';

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

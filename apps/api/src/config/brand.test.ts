import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brandStyles, readBrand } from './brand.js';
import { parseConfig } from './config.js';

const TOKENS = new URL('../../../web/src/shared/styles/tokens.css', import.meta.url);
const OF_A_CITY = { title: 'Hamar', paragraphs: ['En', 'To', 'Tre'], button: 'Send' };

describe('the brand file', () => {
  let file: string;
  beforeAll(async () => {
    file = join(await mkdtemp(join(tmpdir(), 'brand-')), 'brand.json');
  });
  afterAll(() => rm(join(file, '..'), { recursive: true }));

  const read = async (content: unknown) => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    const faults: string[] = [];
    return { brand: readBrand(file, faults), faults };
  };

  it('names the brand, and the environment overrides it', async () => {
    await read({
      ...{ productName: 'hjemmestyling', contactEmail: 'hei@hjem.example', ga4Id: 'G-1' },
      figuresSource: 'Boligmålingen 2026',
    });
    expect(parseConfig({ BRAND_FILE: file })).toMatchObject({
      productName: 'hjemmestyling',
      wordmark: 'Hjemmestyling',
      contactEmail: 'hei@hjem.example',
      mailFrom: 'hei@hjem.example',
      ga4Id: 'G-1',
      figuresSource: 'Boligmålingen 2026',
    });
    expect(parseConfig({})).toMatchObject({ figuresSource: '' });
    expect(parseConfig({ BRAND_FILE: file, GA4_ID: 'G-2' })).toMatchObject({ ga4Id: 'G-2' });
  });

  it('gives colours', async () => {
    const { brand, faults } = await read({ colours: { primary: '#123456', page: '#FFFFFF' } });
    expect(faults).toEqual([]);
    expect(brandStyles(brand)).toBe(':root{--primary:#123456;--page:#FFFFFF;}\n');
    expect(brandStyles(readBrand('', []))).toBe('');
  });

  it('may begin with the byte order mark of Windows editors', async () => {
    const { brand, faults } = await read(`\uFEFF${JSON.stringify({ productName: 'hjem' })}`);
    expect([brand.productName, faults]).toEqual(['hjem', []]);
  });

  it('gives every colour that the site has', async () => {
    const tokens = await readFile(TOKENS, 'utf8');
    const names = [...tokens.matchAll(/^ +--([\w-]+): #[\da-f]{3,6};/gm)].map(([, name]) => name);
    expect(names).toContain('error-halo');
    const colours = Object.fromEntries(names.map((name) => [name, '#123456']));
    expect((await read({ colours })).faults).toEqual([]);
  });

  it.each([
    ['{', /cannot be read/],
    ['[]', /cannot be read/],
    [{ name: 'x' }, /«name» is not known/],
    [{ wordmark: '' }, /«wordmark» must be a text/],
    [{ colours: { blue: '#000000' } }, /no colour «blue»/],
    [{ colours: { primary: 'red;}body{display:none' } }, /must look like #1e4637/],
    [{ colours: 'red' }, /«colours» must be an object/],
    [{ colours: null }, /«colours» must be an object/],
    [{ cityTexts: [] }, /«cityTexts» must be an object/],
    [{ cityTexts: { Hamar: OF_A_CITY } }, /«Hamar» must be in small letters/],
    [{ cityTexts: { oslo: { title: 'Oslo' } } }, /«oslo» needs title, three paragraphs and button/],
  ])('tells what is wrong with %j', async (content, fault) => {
    const { faults } = await read(content);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  it('with a name that is no text is reported at start with every other fault', async () => {
    await read({ productName: 5, ga4Id: ['G-1'], colours: { blue: '#000000' } });
    expect(() => parseConfig({ BRAND_FILE: file })).toThrow(
      /^The settings are at fault:(\n- BRAND_FILE: .*(«productName»|«ga4Id»|«blue»).*){3}$/,
    );
  });

  it('is reported at start if missing', () => {
    expect(() => parseConfig({ BRAND_FILE: `${file}.no` })).toThrow(
      /BRAND_FILE: .* cannot be read/,
    );
  });
});

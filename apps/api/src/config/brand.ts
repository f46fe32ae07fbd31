import { readFileSync } from 'node:fs';

export interface CityText {
  readonly title: string;
  /** Three. */
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export interface Brand {
  readonly productName?: string;
  readonly wordmark?: string;
  readonly contactEmail?: string;
  readonly googleAdsSendTo?: string;
  readonly ga4Id?: string;
  readonly metaPixelId?: string;
  readonly figuresSource?: string;
  /** By the names of `tokens.css`. */
  readonly colours: Readonly<Record<string, string>>;
  /** By the city's name in lower case. */
  readonly cityTexts: Readonly<Record<string, CityText>>;
}

const TEXTS = [
  ...['productName', 'wordmark', 'contactEmail'],
  ...['googleAdsSendTo', 'ga4Id', 'metaPixelId', 'figuresSource'],
];
const COLOURS = [
  ...['page', 'paper', 'mist', 'linen', 'selected', 'night', 'primary', 'primary-hover', 'ink'],
  ...['muted', 'muted-on-mist', 'muted-on-night', 'muted-on-primary', 'placeholder', 'error'],
  ...['error-ground', 'star', 'control', 'rule', 'rule-on-mist', 'rule-on-night'],
  ...['rule-on-primary', 'track', 'wave', 'focus-halo', 'error-halo'],
];
const COLOUR = /^#[\da-f]{6}$/i;
const NONE: Brand = { colours: {}, cityTexts: {} };

/** @param path empty: the product's own brand */
export function readBrand(path: string, faults: string[]): Brand {
  if (path === '') return NONE;
  const fault = (sentence: string) => void faults.push(`BRAND_FILE: ${sentence}`);
  const brand = parsed(path);
  if (!brand) {
    fault(`${path} cannot be read as a JSON object`);
    return NONE;
  }
  const { colours = {}, cityTexts = {}, ...texts } = brand;
  for (const [name, value] of Object.entries(texts)) {
    if (!TEXTS.includes(name)) fault(`«${name}» is not known`);
    else if (!isText(value)) fault(`«${name}» must be a text`);
  }
  for (const [name, value] of Object.entries({ colours, cityTexts })) {
    if (!isObject(value)) fault(`«${name}» must be an object`);
  }
  for (const [name, value] of entriesOf(colours)) {
    const isColour = typeof value === 'string' && COLOUR.test(value);
    if (!COLOURS.includes(name)) fault(`there is no colour «${name}»`);
    else if (!isColour) fault(`the colour «${name}» must look like #1e4637`);
  }
  for (const [city, value] of entriesOf(cityTexts)) {
    if (!isCityText(value)) fault(`the text of «${city}» needs title, three paragraphs and button`);
    if (city !== city.toLowerCase()) fault(`the city «${city}» must be in small letters`);
  }
  const isFine = ([name, value]: [string, unknown]) => !TEXTS.includes(name) || isText(value);
  return { ...NONE, ...Object.fromEntries(Object.entries(brand).filter(isFine)) };
}

export function brandStyles({ colours }: Brand): string {
  const lines = Object.entries(colours).map(([name, value]) => `--${name}:${value};`);
  return lines.length > 0 ? `:root{${lines.join('')}}\n` : '';
}

function parsed(path: string): Record<string, unknown> | undefined {
  try {
    // The decoder drops the byte order mark of Windows editors.
    const content: unknown = JSON.parse(new TextDecoder().decode(readFileSync(path)));
    return isObject(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isThreeTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every(isText);
}

function isCityText(value: unknown): value is CityText {
  const { title, paragraphs, button } = (value ?? {}) as Partial<CityText>;
  return isText(title) && isText(button) && isThreeTexts(paragraphs);
}

export interface Picture {
  /** CSS pixels, for the aspect ratio before the file arrives. */
  width: number;
  height: number;
  widths: readonly number[];
  alt: string;
}

const hero = { width: 1440, height: 600, widths: [960, 1440, 1920, 2880] };
const heroNarrow = { width: 780, height: 800, widths: [390, 780] };
const article = { width: 1200, height: 800, widths: [480, 800, 1200], alt: '' };
const city = { width: 310, height: 232, widths: [310, 620, 930], alt: '' };
const benefit = { width: 360, height: 180, widths: [360, 720], alt: '' };

const before =
  'Stua før styling: nedsittet sofa, flyttekasser, revet tapet og blekede felt der bildene hang.';
const after =
  'Den samme stua etter styling: lys sofa, planter og kveldssol på en salviegrønn vegg.';

export const PICTURES = {
  'hero-before': { ...hero, alt: before },
  'hero-after': { ...hero, alt: after },
  'hero-before-narrow': { ...heroNarrow, alt: before },
  'hero-after-narrow': { ...heroNarrow, alt: after },
  'room-lamp': { width: 420, height: 640, widths: [420, 840], alt: '' },
  'room-window': { width: 420, height: 640, widths: [420, 840], alt: '' },
  'room-empty': { width: 420, height: 640, widths: [420, 840], alt: '' },
  'room-mirror': { width: 720, height: 500, widths: [720, 1200], alt: '' },
  'article-1': {
    ...article,
    alt: 'En ferdig stylet stue med sofa, lenestol, planter og sol på gulvet.',
  },
  'article-2': { ...article, alt: 'En lys sofa under et stort bilde på en dypgrønn vegg.' },
  'article-3': {
    ...article,
    alt: 'Et fritt vindu, en lys vegg og et rundt speil som sender lyset videre.',
  },
  'article-4': {
    ...article,
    alt: 'Flyttekasser foran en halvtom bokhylle, og bilder som er tatt ned.',
  },
  'article-5': {
    ...article,
    alt: 'Den samme veggen to ganger: nye møbler og teppe til venstre, egen grå sofa med nye puter, bilder og lampe til høyre.',
  },
  'article-6': {
    ...article,
    alt: 'Delt bilde: den slitte stua før styling og den lyse stua etter.',
  },
  'city-oslo': city,
  'city-bergen': city,
  'city-trondheim': city,
  'city-stavanger': city,
  'city-kristiansand': city,
  'city-drammen': city,
  'city-tromso': city,
  'city-fredrikstad': city,
  'city-alesund': city,
  'benefit-offers': benefit,
  'benefit-local': benefit,
  'benefit-free': benefit,
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

export const PLANS = {
  'plan-fullstyling': { width: 168, height: 96 },
  'plan-delstyling': { width: 168, height: 96 },
  'plan-interiorveiledning': { width: 168, height: 96 },
} as const;

export type PlanName = keyof typeof PLANS;

export const pictureUrl = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/pictures/${name}-${width}.${format}`;

export const planUrl = (name: PlanName): string => `/pictures/${name}.svg`;

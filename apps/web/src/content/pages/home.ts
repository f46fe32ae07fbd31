import type { Brand } from '../../shared/config/runtime-config';
import { ANSWER_TIME } from './facts';

export const homeHeadline = (city?: string) =>
  ['La boligen gjøre', 'inntrykk', city ? `i\u00a0${city}` : 'før visning'] as const;

export const homeLead = ({ productName }: Brand): string =>
  `Få tilbud på ${productName} fra inntil tre stylister der du bor, og velg det som passer deg.`;

export const hero = {
  button: 'Få tilbud nå',
  note: 'Gratis og uforpliktende',
} as const;

export const formAside = {
  title: 'Fortell oss om boligen',
  text: 'Vi spør stylister i området. De som sier ja, tar kontakt med deg.',
  steps: [
    { title: 'Du sender én henvendelse', text: 'Det koster ingenting.' },
    { title: 'Inntil tre stylister svarer', text: `Vanligvis innen ${ANSWER_TIME}.` },
    { title: 'Du sammenligner og velger', text: 'Eller takker nei. Det er helt greit.' },
  ],
} as const;

export const citySection = {
  title: 'Finn stylister i din by',
  previous: 'Vis forrige by',
  next: 'Vis neste by',
} as const;

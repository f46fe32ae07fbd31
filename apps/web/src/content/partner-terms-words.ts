import { firstName } from '@boligstyling/domain';

/** Beside the terms themselves: on the partner’s page, and where a link leads to accept them. */
export const partnerTermsWords = {
  title: 'Vilkårene for partnere',
  read: 'Les vilkårene',
  newTab: '(åpnes i en ny fane)',
  accept: 'Jeg godtar vilkårene',
  first: 'Du får ingen henvendelser før du har godtatt vilkårene.',
  changed: 'Vilkårene er endret siden du godtok dem. Les dem og godta dem på nytt når du har tid.',
  acceptedOn: (version: string, day: string): string =>
    `Du godtok dem ${day}, i versjonen fra ${version}.`,
  saved: { title: 'Takk', text: 'Du har godtatt vilkårene.' },
  hello: (name: string): string =>
    `Hei, ${firstName(name) ?? name}. Les vilkårene, og godta dem nederst.`,
  thanks: 'Takk, du har godtatt vilkårene',
  next: 'Du får henvendelser på e-post når det er din tur. Områder, tjenester og kapasitet endrer du på siden din.',
  brokenHelp:
    'Du kan også godta vilkårene på siden din. Skriv e-posten du er partner med der, så sender vi en lenke du kommer inn med.',
} as const;

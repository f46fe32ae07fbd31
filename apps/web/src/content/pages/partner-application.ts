import type { Brand } from '../../shared/config/runtime-config';

const body = (wordmark: string): readonly string[] => [
  'Hei',
  '',
  `Jeg vil gjerne bli partner i ${wordmark}.`,
  '',
  'OM VIRKSOMHETEN',
  'Navn på virksomheten:',
  'Organisasjonsnummer:',
  'Kontaktperson:',
  'Telefon:',
  'E-post:',
  'Nettsted:',
  '',
  'OM TJENESTENE',
  'Fag (stylist, interiørarkitekt eller eiendomsmegler):',
  'Byer og steder vi dekker:',
  'Tjenester (Fullstyling, Delstyling, Interiørveiledning):',
  'Års erfaring:',
  'Lenke til portefølje:',
  'Referanser:',
  'Prisnivå for våre tjenester:',
  'Hvor raskt vi kan ta nye oppdrag:',
  '',
  'OM SAMARBEIDET',
  'Hvorfor vi vil bli partner:',
  'Annet dere bør vite:',
  '',
  'Vennlig hilsen',
];

/** RFC 6068 requires CRLF. */
const mailto = (address: string, subject: string, lines: readonly string[]): string => {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
};

export const partnerApplicationHref = ({ wordmark, contactEmail }: Brand): string =>
  mailto(contactEmail, `Søknad om å bli partner i ${wordmark}`, body(wordmark));

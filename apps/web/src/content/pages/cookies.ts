import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { heading, link, list, paragraph } from '../blocks';
import { type ConsentCategory, type StoredItem, storedItems } from '../stored-items';
import type { Block, TextPage } from '../types';

export const resetConsent = {
  title: 'Endre samtykket',
  text: 'Nullstiller du samtykket, lastes siden på nytt, og du får spørsmålet igjen.',
  button: 'Nullstill samtykket',
} as const;

const tableOf = (
  items: readonly StoredItem[],
  category: ConsentCategory,
  caption: string,
): Block => ({
  kind: 'table',
  caption,
  columns: ['Navn', 'Type', 'Formål', 'Lagringstid'],
  rows: items
    .filter((item) => item.category === category)
    .map(({ key, storage, purpose, retention }) => [key, storage, purpose, retention]),
});

export const cookies = (brand: Brand): TextPage => {
  const items = storedItems(brand);
  return {
    title: 'Retningslinjer for informasjons\u00ADkapsler',
    intro: 'Her står alt vi kan lagre i nettleseren din, hvorfor vi gjør det, og hvor lenge.',
    blocks: [
      heading('Hva er en informasjonskapsel?'),
      paragraph(
        'En informasjonskapsel er en liten tekst som et nettsted lagrer i nettleseren din. Vi bruker også lokal lagring og øktlagring, som gjør omtrent det samme, men som ikke sendes med når nettleseren henter sider. De samme reglene gjelder for alle tre.',
      ),
      paragraph(
        'Det som er nødvendig for at siden skal virke, trenger ikke samtykke. Alt annet lagres først når du har sagt ja. Før det lastes heller ingen skript fra Google eller Meta.',
      ),
      heading('Nødvendige'),
      paragraph('Disse kan ikke slås av. Ingen av dem brukes til å følge deg.'),
      tableOf(items, 'necessary', 'Nødvendig lagring'),
      heading('Funksjonelle'),
      paragraph('Disse gjør det lettere å komme tilbake. De settes bare hvis du samtykker.'),
      tableOf(items, 'functional', 'Funksjonell lagring'),
      heading('Analyse'),
      paragraph(
        'Disse viser oss hvordan siden blir brukt. De settes bare hvis siden er satt opp med Google Analytics og du samtykker.',
      ),
      tableOf(items, 'analytics', 'Informasjonskapsler for analyse'),
      heading('Markedsføring'),
      paragraph(
        'Disse viser oss hvilke annonser som fører til henvendelser. De settes bare hvis siden er satt opp med Google Ads eller Meta og du samtykker.',
      ),
      tableOf(items, 'marketing', 'Informasjonskapsler for markedsføring'),
      heading('Hvor lenge de lagres'),
      paragraph(
        'Varige informasjonskapsler lagres fra 30 dager til 2 år, og den som åpner henvendelsen du nettopp sendte, i ett døgn. Den nøyaktige tiden står i tabellene. Øktlagring forsvinner når du lukker fanen.',
      ),
      heading('Slik endrer du valget'),
      list(
        'Trykk på «Personvern og informasjons\u00ADkapsler» nederst på siden, og velg på nytt.',
        'Eller bruk knappen nedenfor. Den nullstiller samtykket.',
        'Du kan også slette lagrede data i innstillingene i nettleseren din.',
      ),
      paragraph([
        'Trekker du et samtykke, stanser vi sporingen og sletter det vi har lagret i den kategorien. Hvordan vi ellers behandler personopplysninger, står i ',
        link('personvern\u00ADerklæringen', paths.privacy),
        '.',
      ]),
    ],
  };
};

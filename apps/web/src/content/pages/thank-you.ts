import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink } from '../blocks';
import type { RichText } from '../types';

export const thankYou = {
  nowAsking: (kind: string, city: string): string => `Nå spør vi ${kind} i ${city}.`,
  title: 'Takk for din henvendelse!',
  text: 'Du trenger ikke å gjøre noe mer nå. Dette skjer videre:',
  valuationSteps: [
    {
      title: 'Du får en bekreftelse',
      text: 'Vi sender deg en e-post som bekrefter henvendelsen. Se i søppelposten hvis den ikke dukker opp.',
    },
    {
      title: 'Vi finner en eiendomsmegler',
      text: 'Meglere vi spør, får ikke vite hvem du er før en av dem sier ja.',
    },
    {
      title: 'Du blir kontaktet',
      text: 'Når en megler har sagt ja, får du vite hvem det er, og blir kontaktet på telefon, e-post eller SMS.',
    },
  ],
  steps: [
    {
      title: 'Du får en bekreftelse',
      text: 'Vi sender deg en e-post som bekrefter henvendelsen. Se i søppelposten hvis den ikke dukker opp.',
    },
    {
      title: 'Vi finner stylister',
      text: 'Stylister i området får se boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre kan si ja.',
    },
    {
      title: 'Du blir kontaktet',
      text: 'Når en stylist har sagt ja, får du vite hvem det er, og blir kontaktet på telefon, e-post eller SMS. Tilbudene kommer på siden din, side om side.',
    },
  ],
  questions: ({ contactEmail }: Brand): RichText => [
    'Vil du endre eller trekke noe? Det gjør du på siden som lenken i e-posten går til. Har du spørsmål, kan du skrive til ',
    emailLink(contactEmail),
    '.',
  ],
  follow: 'Følg henvendelsen',
  followText:
    'Legg til bilder av boligen, og se hvem vi spør, og hvem som svarer. Lenken ligger også i e-posten.',
  followValuationText: 'Se hvem vi spør, og hvem som svarer. Lenken ligger også i e-posten.',
  linksTitle: 'Mens du venter',
  links: [
    { text: 'Les guidene om styling', to: paths.articles },
    { text: 'Se ofte stilte spørsmål', to: paths.faq },
    { text: 'Gå til forsiden', to: paths.home },
  ],
} as const;

import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, heading, link, list, paragraph } from '../blocks';
import type { TextPage } from '../types';

export const about = ({ productName, wordmark, contactEmail }: Brand): TextPage => ({
  title: 'Om oss',
  intro: `${wordmark} er en uavhengig tjeneste som formidler tilbud på ${productName}.`,
  blocks: [
    heading('Hva vi gjør'),
    paragraph(
      'Du som skal selge bolig, fyller ut ett skjema. Vi spør stylister som dekker stedet og tjenesten du har valgt. De ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre som sier ja, får navnet ditt og tar kontakt på telefon, e-post eller SMS. Stylistene sender deg tilbud på siden din. Der sammenligner du dem i ro og mak og velger det som passer.',
    ),
    paragraph('Vi styler ikke boliger selv. Det gjør stylistene, og avtalen inngår du med dem.'),
    heading('Gratis og uforpliktende'),
    paragraph(
      'Tjenesten koster ingenting for deg, og du kan takke nei til alle tilbudene. Stylistene og de andre partnerne betaler for oppdragene de får gjennom oss. De betaler ingen månedsavgift. Det er slik vi kan holde tjenesten gratis.',
    ),
    heading('Slik velger vi partnere'),
    paragraph('Partnerne våre er valgt for kvalitet. De konkurrerer på tre ting:'),
    list(
      'Pris: Hver stylist setter sin egen.',
      'Stil: Ved siden av prisen står det stylisten skriver om seg selv, og omtaler der det er noen.',
      'Ledig tid: Hvert tilbud sier fra hvilken dag stylisten kan begynne.',
    ),
    paragraph(
      'Vi er uavhengige av partnerne. Vi spør flere stylister, og de tre første som sier ja, får kontaktopplysningene dine. Du velger blant tilbudene. De som er spurt færrest ganger de siste 30 dagene, spørres først. Svarer noen ikke innen fristen, går spørsmålet videre.',
    ),
    heading('Trenger du en megler også?'),
    paragraph([
      'Vi kan også sette deg i kontakt med én eiendomsmegler, for eksempel hvis du vil ha en verdivurdering. Det bestemmer du selv: Kryss av for det i skjemaet, eller si ja på siden for henvendelsen din. Uten et ja fra deg spør vi bare stylister. Har du spørsmål, kan du skrive til ',
      emailLink(contactEmail),
      '.',
    ]),
    heading('Klar til å begynne?'),
    paragraph([
      link('Fyll ut skjemaet på forsiden', '/#lead-form'),
      ', eller les mer under ',
      link('ofte stilte spørsmål', paths.faq),
      '.',
    ]),
  ],
});

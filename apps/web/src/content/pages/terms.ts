import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, heading, link, list, paragraph } from '../blocks';
import { ANSWER_TIME } from './facts';
import type { TextPage } from '../types';

export const terms = (brand: Brand): TextPage => ({
  title: 'Brukervilkår',
  intro: 'Vilkårene gjelder når du bruker nettsiden og sender en henvendelse.',
  updated: '02.01.2025',
  blocks: [
    heading('1. Partene og tjenesten'),
    paragraph(
      `Vilkårene er en avtale mellom deg («bruker») og ${brand.operator ?? brand.wordmark} («vi»). Vi driver en formidlingstjeneste for boligeiere i Norge som ønsker tilbud på ${brand.productName} fra profesjonelle stylister.`,
    ),
    paragraph(
      'Vi utfører ikke styling selv. Vi tar imot henvendelser og spør stylister og interiørarkitekter i nettverket vårt.',
    ),
    heading('2. Gratis og uforpliktende'),
    paragraph(
      'Det er gratis å bruke tjenesten. Du forplikter deg ikke til å ta imot noe tilbud. Partnerne betaler for oppdragene de får gjennom oss, uten månedsavgift.',
    ),
    heading('3. Slik behandles henvendelsen'),
    list(
      'Når du sender skjemaet, får du en bekreftelse på e-post.',
      'Vi spør stylister som dekker stedet og tjenesten du har valgt. De ser boligen, postnummeret og det du skrev, ikke hvem du er. Inntil tre som sier ja, får henvendelsen.',
      'Har du sagt ja til en eiendomsmegler, kan også én megler kontakte deg. Vil du bare ha verdivurdering, og har krysset av for megler, spør vi bare meglere.',
      `Stylistene kontakter deg på telefon, e-post eller SMS, vanligvis innen ${ANSWER_TIME}.`,
      'Stylistene kan sende tilbud til siden din. Velger du ett, kan du angre i ti minutter. Etterpå får stylistene beskjed, og spørsmål som ikke er besvart, trekkes tilbake.',
      'Du velger selv om du vil gå videre med noen av dem. Vil du høre fra flere, kan du be om én til om gangen, inntil tre flere.',
      'På siden som lenken i e-postene våre går til, kan du rette, trekke og slette henvendelsen.',
    ),
    paragraph(
      'Vi kan ikke garantere et bestemt antall tilbud, eller at en stylist har ledig tid når du ønsker det.',
    ),
    heading('4. Ditt ansvar'),
    paragraph('Når du sender en henvendelse, bekrefter du at'),
    list(
      'opplysningene er riktige, og at du har rett til å oppgi dem',
      'du eier boligen eller handler på vegne av eieren',
      'skjemaet bare brukes til å få tilbud på styling eller, med ditt ja, kontakt med en eiendomsmegler',
      'du ikke sender skadelig innhold eller forsøker å forstyrre tjenesten',
    ),
    paragraph(
      'Vi kan avvise eller slette henvendelser som åpenbart er feil, falske eller i strid med vilkårene.',
    ),
    heading('5. Stylistens ansvar'),
    paragraph(
      'Stylistene er selvstendige næringsdrivende. De har selv ansvar for tilbudet, prisen, arbeidet og forsikringen. De må også følge loven, blant annet reglene om personvern når de har fått opplysningene dine.',
    ),
    heading('6. Avtalen om styling'),
    paragraph(
      'Takker du ja til et tilbud, inngår du avtalen direkte med stylisten. Vi er ikke part i den. Spørsmål om utførelse, betaling, angrerett, skade og reklamasjon tar du opp med stylisten. Vi anbefaler at avtalen er skriftlig.',
    ),
    heading('7. Innholdet på nettsiden'),
    paragraph(
      'Artikler, tall og råd er ment som generell informasjon. Resultatet av styling varierer, og vi lover verken en bestemt salgspris eller en bestemt salgstid. Tekster, bilder og tegninger på nettsiden kan ikke brukes videre uten samtykke fra oss.',
    ),
    heading('8. Vårt ansvar'),
    paragraph(
      'Vi er ansvarlige for at formidlingen utføres med rimelig aktsomhet. Vi er ikke ansvarlige for stylistenes tilbud, arbeid eller forsinkelser, og heller ikke for tap som skyldes at tjenesten i en periode er utilgjengelig. Begrensningene gjelder ikke hvis vi har handlet forsettlig eller grovt uaktsomt, og de innskrenker ikke rettigheter du har etter ufravikelig lov.',
    ),
    heading('9. Personopplysninger'),
    paragraph([
      'Vi trenger opplysninger om deg og boligen for å formidle henvendelsen. De deles med inntil tre stylister som sier ja og, hvis du samtykker til det, én eiendomsmegler, og slettes automatisk etter 2 år uten aktivitet. Vi sender ingen nyhetsbrev. Alt om behandlingen står i ',
      link('personvern\u00ADerklæringen', paths.privacy),
      '.',
    ]),
    heading('10. Endringer'),
    paragraph(
      'Vi kan endre vilkårene. For en henvendelse gjelder vilkårene slik de var da du sendte den.',
    ),
    heading('11. Lovvalg og verneting'),
    paragraph(
      'Vilkårene er underlagt norsk rett. Tvister forsøkes først løst i minnelighet. Fører ikke det fram, er Oslo tingrett verneting, så langt ikke annet følger av ufravikelig lov.',
    ),
    heading('12. Kontakt'),
    paragraph([
      'Har du spørsmål om vilkårene, kan du skrive til ',
      emailLink(brand.contactEmail),
      '.',
    ]),
  ],
});

import {
  CALLING_HOURS,
  CAPACITY_HOURS,
  DISPUTE_DAYS,
  MAX_ASSIGNMENTS,
  MAX_EXTRA_STYLISTS,
  MAX_STYLISTS,
  numberInWords,
  PAID_HOME_DAYS,
  PARTNER_TERMS_VERSION,
  REVEAL_DAYS,
  UNDO_MINUTES,
} from '@boligstyling/domain';
import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, heading, link, list, paragraph } from '../blocks';
import type { TextPage } from '../types';

const UNDO = `${numberInWords(UNDO_MINUTES)} minutter`;
const THREE = numberInWords(MAX_STYLISTS);

/** A changed sentence needs a later `PARTNER_TERMS_VERSION`, as its test says. */
export const partnerTerms = (brand: Brand): TextPage => ({
  title: 'Vilkår for partnere',
  intro:
    'Dette gjelder mellom oss og deg som er stylist, interiørarkitekt eller eiendomsmegler i nettverket.',
  updated: PARTNER_TERMS_VERSION.split('-').reverse().join('.'),
  blocks: [
    heading('1. Avtalen'),
    paragraph(
      `Vilkårene er en avtale mellom firmaet ditt («partneren») og ${brand.operator ?? brand.wordmark} («vi»). Den gjelder fra du godtar vilkårene. Før det får du ingen henvendelser.`,
    ),
    paragraph(
      'Vi formidler kontakt. Vi er ikke part i avtalen mellom deg og boligeieren, og lover ikke et bestemt antall henvendelser eller oppdrag.',
    ),
    heading('2. Hvem som blir spurt'),
    list(
      'Vi spør partnere som dekker stedet og tjenesten, og som har plass. Den som er spurt færrest ganger de siste 30 dagene, spørres først; deretter den som har ventet lengst. Ingen kan betale seg fram i køen.',
      `Vi spør så mange at vi kan vente ${THREE} ja, og aldri flere enn ${MAX_ASSIGNMENTS} stylister eller ${MAX_ASSIGNMENTS} meglere. De ${THREE} første stylistene som sier ja, får kontaktopplysningene. Eieren kan be om inntil ${numberInWords(MAX_EXTRA_STYLISTS)} til. Av meglere er det bare én som får dem.`,
      'I spørsmålet står prisen og når du må svare. Svarer du ikke innen fristen, går spørsmålet videre, og det koster deg ingenting.',
      `Områder og tjenester velger du på siden din, og hvor mange oppdrag du vil ha på ${numberInWords(CAPACITY_HOURS / 24)} dager. Der tar du også pause.`,
    ),
    heading('3. Hva et ja koster'),
    list(
      'Det er ingen månedsavgift. Du betaler bare for oppdrag du tar.',
      'Prisene dine står på siden din. Prisen som står i spørsmålet, gjelder for det oppdraget. En endret pris gjelder bare spørsmål vi sender etterpå.',
      'Prisene er uten mva. Skal vi beregne mva., kommer den på toppen.',
      'Du betaler for kontakten, også når eieren velger en annen eller ingen.',
      `Du kan angre et ja i ${UNDO}, så lenge du ikke har meldt noe om oppdraget. Da koster det ingenting, og du sletter det du har fått vite.`,
      `Har du betalt for den samme eieren og boligen de siste ${PAID_HOME_DAYS} dagene, betaler du ikke på nytt.`,
      'Retter eieren tjenesten etter at du har sagt ja, kan du angre uten kostnad i to virkedager, om du ikke har meldt at du fikk oppdraget, eller melder noe etter rettelsen.',
    ),
    heading('4. Faktura og betaling'),
    list(
      `Vi fakturerer oppdrag som er minst ${DISPUTE_DAYS} dager gamle, vanligvis én gang i måneden. Fakturaen sendes på e-post og ligger på siden din.`,
      'Forfallsdatoen står på fakturaen. Betaler du ikke i tide, minner vi om det.',
      'Organisasjonsnummeret og adressen på siden din må være riktige, for de står på fakturaen.',
    ),
    heading('5. Når du ikke skal betale'),
    paragraph(
      `Du kan si fra én gang for hvert oppdrag, på siden til oppdraget, innen ${DISPUTE_DAYS} dager etter at du sa ja. Da kommer det ikke på faktura før vi har svart, og vi begrunner svaret. Vi krediterer når noe av dette stemmer:`,
    ),
    list(
      'nummeret er feil',
      'du får ikke tak i eieren etter forsøk på minst to forskjellige dager',
      'den som står oppført, eier ikke boligen og handler ikke for eieren',
      'du hadde henvendelsen fra før',
      'eieren vil ha noe annet enn det som sto i spørsmålet',
      'boligen ligger utenfor områdene dine',
      'henvendelsen ble slettet før dere fikk snakket sammen',
    ),
    paragraph(
      'Trekker eieren henvendelsen før oppdraget har begynt, betaler du heller ikke. Det har begynt når du har meldt fra at du har fått kontakt eller hvordan det gikk, når eieren har valgt tilbudet ditt eller svarer at det ble en jobb, og når vi har svart nei på det du sa fra om. Er oppdraget allerede fakturert, får du en kreditnota.',
    ),
    heading('6. Tilbud til eieren'),
    list(
      'Stylister og interiørarkitekter kan sende eieren et tilbud gjennom oss, med pris inkludert mva. Du kan endre det eller trekke det til eieren har valgt.',
      `Velger eieren et tilbud, kan valget angres i ${UNDO}. Etterpå får alle beskjed. Avtalen er mellom deg og eieren, og vi tar ingen andel av den.`,
      'Eieren ser tilbudene side om side. Du ser ikke prisene til andre.',
    ),
    heading('7. Slik arbeider du med henvendelsene'),
    list(
      `Ta kontakt så snart du kan. Eieren har bedt om å bli kontaktet, men ring bare ${CALLING_HOURS}. Vil eieren ha e-post, bruker du e-post.`,
      'Meld fra på siden din når du har fått kontakt, og hva det ble til.',
      'Opplysningene du gir om firmaet, skal være riktige. Firmaet skal være registrert og ha de forsikringene og tillatelsene arbeidet krever.',
      'Du har selv ansvar for pris, arbeid, angrerett, reklamasjon og skade overfor eieren.',
      'Du gir ikke henvendelser videre til andre, og selger dem ikke.',
    ),
    heading('8. Personopplysninger'),
    list(
      'Når du sier ja, blir du selv behandlingsansvarlig for opplysningene du får. Du følger personvernreglene, og forteller eieren hvem du er og hvor du har opplysningene fra, senest når dere snakker sammen.',
      'Bruk opplysningene bare til oppdraget. Slett dem når det er over, når du har angret, og når vi skriver at eieren har trukket eller slettet henvendelsen.',
      `Lenken i e-posten viser opplysningene i ${REVEAL_DAYS} dager. Etterpå logger du inn. Del verken lenker eller innlogging.`,
      'Eieren ser hvem som er spurt, og hva de svarte. Eieren kan vurdere deg, og vurderingen vises bare hvis eieren samtykker.',
    ),
    paragraph([
      'Hva vi lagrer om deg, står i ',
      link('personvern\u00ADerklæringen', paths.privacy),
      '.',
    ]),
    heading('9. Pause og oppsigelse'),
    list(
      'Du kan ta pause når du vil. Det er ingen bindingstid og ingen oppsigelsestid.',
      'Vil du slutte, skriver du til oss. Da spør vi deg ikke mer. Oppdrag du har tatt, står ved lag og skal betales.',
      'Vi kan sette deg på pause eller avslutte avtalen ved brudd på vilkårene, utestående betaling eller gjentatte klager. Vi skriver hvorfor.',
    ),
    heading('10. Vårt ansvar'),
    paragraph(
      'Vi er ansvarlige for at formidlingen utføres med rimelig aktsomhet. Vi er ikke ansvarlige for det eieren oppgir eller gjør, eller for tap som skyldes at tjenesten i en periode er utilgjengelig. Begrensningene gjelder ikke hvis vi har handlet forsettlig eller grovt uaktsomt.',
    ),
    heading('11. Endringer'),
    paragraph(
      'Vi kan endre vilkårene. Versjonen har en dato, og siden din viser hvilken du har godtatt. Endrer vi dem, spør vi deg neste gang du er innom. Til du har svart, gjelder de du har godtatt. Vil du ikke godta de nye, kan du slutte.',
    ),
    heading('12. Lovvalg og verneting'),
    paragraph(
      'Vilkårene er underlagt norsk rett. Tvister forsøkes først løst i minnelighet. Fører ikke det fram, er Oslo tingrett verneting.',
    ),
    heading('13. Kontakt'),
    paragraph(['Spørsmål om vilkårene? Skriv til ', emailLink(brand.contactEmail), '.']),
  ],
});

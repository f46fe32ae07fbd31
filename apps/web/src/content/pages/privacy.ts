import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, heading, link, list, paragraph } from '../blocks';
import { storedItems } from '../stored-items';
import type { Block, TextPage } from '../types';

const whatWeCollect: readonly Block[] = [
  heading('2. Opplysninger vi samler inn'),
  paragraph('Når du sender et skjema, mottar vi det du har fylt ut:'),
  list(
    'navn, telefonnummer og e-postadresse, og om du heller vil ha e-post enn å bli ringt opp',
    'adressen til boligen: gateadresse, postnummer og sted',
    'om du skal selge eiendommen',
    'hvilken tjeneste du ønsker',
    'hva du trenger hjelp til, hvilke rom det gjelder, boligens størrelse og type, og når du trenger styling',
    'andre opplysninger du velger å skrive',
    'bilder av boligen, om du legger til noen. Sted, tidspunkt og annet som kameraet skrev i dem, fjerner vi før de lagres',
    'bekreftelsen din på at skjemaet bare gjelder tilbud på styling, eller at du vil ha kontakt med en eiendomsmegler',
    'hva du samtykker til, med tidspunkt, tekst og hvor du gjorde det',
    'tidspunktet for innsendingen, hvilket skjema du brukte, og det vi vet om hva som førte deg hit: kampanjen i adressen du kom til, og navnet på nettstedet som lenket til oss',
  ),
  paragraph(
    'Vi teller hvor mange sider som åpnes, og hvor langt i skjemaet besøk kommer, per dag, side, by og kilde: uten informasjonskapsler, uten å lagre noe hos deg eller lese noe som er lagret der, og uten å ta vare på noe som sier hvem du er.',
  ),
  paragraph(
    'Skjemaet vårt kan også stå på andres nettsteder, som en eiendomsmeglers. Det er vårt, i en ramme fra oss: Det du skriver, går rett til oss, nettstedet rundt kan ikke lese det, og rammen lagrer ingenting hos deg. Vi lagrer hvilket nettsted det var. Den som har nettstedet, kan få vite av oss hvilken tjeneste og hvilket sted henvendelsen gjelder, om du heller vil ha e-post enn å bli ringt opp, og hva det ble til, men ikke navn og kontaktopplysninger.',
  ),
  paragraph(
    'Søker du om å bli partner, lagrer vi det du fyller ut: firma, organisasjonsnummer, navn, e-post, telefon, hva du er, hvor du jobber og det du skriver, og hvilke vilkår du godtar. Vi lagrer også når søknaden kom, hva vi svarte og hva det ble til.',
  ),
  paragraph(
    'Er du partner, lagrer vi i tillegg hvilke vilkår du har godtatt og når, adressen til firmaet, nettsted, logo og det du skriver om deg selv, hva du er spurt om, hva du svarer og melder, tilbud, vedlegg, utkast og maler du skriver, hva boligeiere sier om deg, og fakturaer og innbetalinger. For hver innlogging lagrer vi hva slags nettleser det var, starten av IP-adressen, og når den ble brukt.',
  ),
  paragraph(
    'Du velger også «Privat» eller «Bedrift» i skjemaet, men det valget sendes ikke til oss. Ikke skriv opplysninger om helse eller andre følsomme forhold i tekstfeltene. Vi trenger dem ikke.',
  ),
  paragraph(
    'Etter at du har sendt henvendelsen, lagrer vi også hvem som er spurt om den, hva de svarte, hvem som har fått den, hva de mener er feil, tilbudene du har fått med vedlegg og alle endringer, hva du har rettet og valgt, hvilke e-poster vi har sendt om den, og status i saken. Sender du flere henvendelser om samme bolig, slår vi dem sammen. Om de er like, ser vi av telefon, e-post, tjeneste og adresse. IP-adressen din brukes mens siden leveres, og til å begrense misbruk. Den lagres ikke sammen med henvendelsen.',
  ),
];

const purposes: Block = {
  kind: 'table',
  caption: 'Formål og rettslig grunnlag',
  columns: ['Formål', 'Grunnlag i personvernforordningen'],
  rows: [
    [
      'Ta imot henvendelsen, bekrefte den på e-post og følge den opp',
      'Artikkel 6 nr. 1 bokstav b: tiltak du har bedt om',
    ],
    [
      'Vise stylister vi spør, boligen, postnummeret og det du skrev',
      'Artikkel 6 nr. 1 bokstav a: samtykket du gir i skjemaet',
    ],
    [
      'Dele henvendelsen med inntil tre stylister',
      'Artikkel 6 nr. 1 bokstav a: samtykket du gir i skjemaet',
    ],
    [
      'Dele henvendelsen med én stylist til',
      'Artikkel 6 nr. 1 bokstav a: samtykket du gir hver gang du ber om det på siden for henvendelsen',
    ],
    [
      'Dele henvendelsen med én eiendomsmegler',
      'Artikkel 6 nr. 1 bokstav a: et eget samtykke, som du gir i skjemaet eller på siden for henvendelsen',
    ],
    [
      'Si fra om rettelser og sletting til dem som har fått opplysninger, og kunne vise at vi har gjort det',
      'Artikkel 6 nr. 1 bokstav c: rettslig plikt',
    ],
    [
      'Foreslå adresser mens du skriver',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i at adressen blir riktig',
    ],
    [
      'Beskytte tjenesten mot misbruk og feil',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i en trygg og stabil tjeneste',
    ],
    [
      'Ta vare på et halvferdig skjema og sist valgte by, måle bruk og måle annonser',
      'Artikkel 6 nr. 1 bokstav a: samtykket du gir til informasjonskapsler',
    ],
    [
      'Se hvilke kampanjer og nettsteder henvendelser kommer fra',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i å bruke penger på det som virker',
    ],
    ['Svare på søknader om å bli partner', 'Artikkel 6 nr. 1 bokstav b: tiltak du har bedt om'],
    [
      'Samarbeide med partnere, og vise dem hvor de er logget inn',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i å formidle oppdrag til firmaet du driver eller arbeider for',
    ],
    [
      'Spørre deg én gang hvordan det gikk',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i å finne gode partnere',
    ],
    [
      'Vise svaret ditt på nettsiden, med fornavn og sted',
      'Artikkel 6 nr. 1 bokstav a: et eget samtykke, som du gir når du svarer',
    ],
    [
      'Gjøre opp med partnerne, også etter tilbudet du har valgt, og det du har svart om det ble en jobb',
      'Artikkel 6 nr. 1 bokstav f: vår interesse i riktig oppgjør',
    ],
    ['Føre regnskap', 'Artikkel 6 nr. 1 bokstav c: rettslig plikt'],
  ],
};

const partnerGroups: readonly Block[] = [
  heading('4. Hvem som får opplysningene'),
  list(
    'Stylister vi spør. De ser boligen, postnummeret og det du skrev, ikke hvem du er. På siden for henvendelsen ser du hvem som er spurt, og hva de svarte.',
    'Inntil tre stylister som sier ja. Først da får de navn, telefon, e-post og adresse. De er selv ansvarlige for sin egen behandling. Også den som angrer, teller med, og blir bedt om å slette.',
    'Én stylist til hver gang du ber om det, inntil tre flere.',
    'Bildene av boligen ser stylister som har sagt ja. Stylister vi spør, ser dem bare hvis du har samtykket til det. Vedleggene i et tilbud ser bare du, stylisten som la dem ved, og vi. Lenkene til bilder og vedlegg virker i noen minutter.',
    'Én eiendomsmegler som sier ja, men bare hvis du har samtykket til det. Megleren får navn, telefon, e-post og adresse. Meglere vi spør, ser bare sted, postnummer, størrelse, boligtype og hva saken gjelder.',
    'Den som sendte henvendelsen for deg, om det ikke var du, som en eiendomsmegler i sitt eget skjema. De kan få vite av oss hva det ble til, og noen av dem også prisene i tilbudene eller opplysningene dine slik de står hos oss. Trekker du henvendelsen, får de ikke lenger se hvem du er. Sletter du den, ser de den ikke mer, og systemer som følger den, får beskjed.',
    'Eieren av boligen, om du er partner. Når du er spurt, ser eieren navn, firma, logo og det du skriver om deg selv, og når du har sagt ja, også telefon og nettsted.',
    'Leverandøren som sender e-postene våre, og leverandøren som drifter tjenesten. De behandler opplysningene på våre vegne.',
    'Kartverket. Når du skriver i adressefeltet, søker nettleseren din direkte i Kartverkets åpne adresseregister. Kartverket ser da IP-adressen din og teksten du har skrevet, men ikke resten av skjemaet. For å finne kommunen din kan vi spørre det samme registeret om postnummeret, og bare det.',
    'Google og Meta, bare hvis siden er satt opp med tjenestene deres og du har samtykket til analyse eller markedsføring. De kan behandle opplysninger utenfor EØS.',
  ),
  paragraph(
    'Vi sender ingen nyhetsbrev. Hvem som får henvendelsen, følger en fast regel: Stylistene må dekke stedet og tjenesten. De som er spurt færrest ganger de siste 30 dagene, spørres først, og de tre første som sier ja, får den. Svarer noen ikke innen fristen, som er én virkedag om ikke annet står i spørsmålet, går spørsmålet videre. Regelen vurderer ikke deg som person.',
  ),
];

const retention: readonly Block[] = [
  heading('5. Hvor lenge vi lagrer'),
  list(
    'Henvendelsen, kopier av e-postene om den og historikken slettes automatisk etter 2 år uten aktivitet.',
    'E-poster om henvendelsen i vår egen innboks, og det vi har svart på dem, sletter vi selv: senest en uke etter at henvendelsen er slettet, og ellers etter høyst 2 år.',
    'Vi leter etter partnere i to uker. Vi leter i to uker til når du ber om det, når partneren som hadde henvendelsen, ikke har den lenger, og når en henvendelse som var slått sammen med en annen, likevel går videre alene.',
    'Den som sier ja, ser navn og kontaktopplysninger på lenken sin i 30 dager. Logget inn hos oss ser de dem til henvendelsen er trukket eller slettet. De skal slette det de selv har, når oppdraget er over.',
    'Svaret ditt på hvordan det gikk, slettes sammen med henvendelsen. Har du sagt ja til at vi viser det, kan du ta det tilbake på siden for henvendelsen. Da slettes det straks.',
    'Tilbud og vedlegg slettes sammen med henvendelsen. Pris, dato, tjeneste og kommune blir igjen i tallene våre, uten at det står hvem du eller stylisten er.',
    'Bilder av boligen slettes sammen med henvendelsen, når du sletter dem, og ellers 90 dager etter at den ble avsluttet eller det sist skjedde noe med den.',
    'For et formidlet oppdrag beholder vi tjeneste, kommune, referanse, beløp, dato og status til regnskapet, men ikke hvem du er.',
    'En henvendelse som ikke er kommet fram, ligger i nettleseren din i høyst 7 dager.',
    'Hvor mange bekreftelser en e-postadresse har fått i dag, lagrer vi til natten etter, uten adressen i klartekst. Slik hindrer vi at noen fyller innboksen din.',
    'En søknad om å bli partner slettes 12 måneder etter at det sist skjedde noe med den. Blir du partner, beholder vi det vi trenger for samarbeidet og regnskapet.',
    'Hvor en partner har vært logget inn, slettes 90 dager etter at innloggingen er over.',
    'Serverloggene inneholder ikke personopplysninger.',
    'Når noen hos oss ser, endrer, laster ned eller sletter noe, loggfører vi hvem det var og når, i 24 måneder. Loggen sier ikke hvem du er.',
    'Det som er slettet, ligger i sikkerhetskopier til også de blir slettet. Må vi ta en kopi i bruk, sletter vi det på nytt.',
    'Varige informasjonskapsler lagres fra 30 dager til 2 år, og den som åpner henvendelsen du nettopp sendte, i ett døgn.',
  ),
  paragraph(
    'E-poster stylistene har fått, ligger også hos dem. Sletter du henvendelsen, ber vi alle som er spurt, om å slette det de har. At de har fått beskjed, tar vi vare på i 24 måneder, uten opplysninger om deg.',
  ),
];

const rights = (contactEmail: string): readonly Block[] => [
  heading('6. Rettighetene dine'),
  paragraph('Du har rett til å'),
  list(
    'få vite hvilke opplysninger vi har om deg, og få en kopi',
    'få rettet opplysninger som er feil',
    'få opplysninger slettet',
    'kreve at behandlingen begrenses',
    'få utlevert opplysningene i et vanlig dataformat',
  ),
  paragraph(
    'På siden som lenken i e-postene våre går til, ser du hvem som vet hva. Der retter, laster ned, trekker og sletter du selv. Nedlasting og sletting bekrefter du fra innboksen, med en lenke som virker i 30 minutter.',
  ),
  paragraph([
    'Eller skriv til ',
    emailLink(contactEmail),
    ' fra e-postadressen du brukte i skjemaet, eller den nye hvis du har byttet. Vi svarer så snart vi kan og senest innen én måned. Det koster ingenting.',
  ]),
  heading('7. Retten til å protestere'),
  paragraph([
    'Det som har bokstav f i tabellen over, gjør vi fordi vi har en interesse i det. Det kan du når som helst protestere mot, av grunner som gjelder deg. Skriv til ',
    emailLink(contactEmail),
    '. Da slutter vi, med mindre vi har tungtveiende grunner til å fortsette.',
  ]),
  heading('8. Trekke samtykke'),
  paragraph([
    'Du kan når som helst trekke samtykket til å dele henvendelsen på siden som lenken i e-postene våre går til, eller ved å skrive til ',
    emailLink(contactEmail),
    '. Samtykket til informasjonskapsler endrer du under «Personvern og informasjons\u00ADkapsler» nederst på siden eller i ',
    link('retningslinjene for informasjonskapsler', paths.cookiePolicy),
    '. Det som er gjort før du trakk samtykket, er fortsatt lovlig.',
  ]),
  heading('9. Klage'),
  paragraph([
    'Mener du at vi bryter reglene, vil vi gjerne høre fra deg først. Du kan også klage til ',
    link('Datatilsynet', 'https://www.datatilsynet.no'),
    '.',
  ]),
];

const security: readonly Block[] = [
  heading('10. Sikkerhet'),
  paragraph(
    'Hos oss har bare de som arbeider med henvendelsene, tilgang til dem, og hver ser bare det rollen krever. Tilgangen krever innlogging, og antall innloggingsforsøk er begrenset. Partnerne ser bare det de selv er spurt om, og hvem du er bare når de har sagt ja.',
  ),
];

const browserStorage = (brand: Brand): readonly Block[] => [
  heading('11. Lagring i nettleseren'),
  paragraph('Dette kan bli lagret i nettleseren din:'),
  list(
    ...storedItems(brand).map(({ key, purpose, retention }) => `${key}: ${purpose} ${retention}.`),
  ),
  paragraph([
    'Hva som krever samtykke, står i ',
    link('retningslinjene for informasjonskapsler', paths.cookiePolicy),
    '.',
  ]),
];

export const privacy = (brand: Brand): TextPage => ({
  title: 'Personvern',
  intro:
    'Her kan du lese hvilke opplysninger vi behandler, hvorfor, hvor lenge og hva du kan kreve.',
  blocks: [
    heading('1. Behandlingsansvarlig'),
    paragraph([
      `${brand.operator ?? brand.wordmark} er ansvarlig for behandlingen av personopplysninger på denne nettsiden. Du når oss på `,
      emailLink(brand.contactEmail),
      '.',
    ]),
    ...whatWeCollect,
    heading('3. Formål og rettslig grunnlag'),
    purposes,
    paragraph(
      'Du må svare på det skjemaet spør om, for at vi skal kunne formidle henvendelsen. Det som er merket «valgfritt», kan du la stå.',
    ),
    ...partnerGroups,
    ...retention,
    ...rights(brand.contactEmail),
    ...security,
    ...browserStorage(brand),
    heading('12. Endringer'),
    paragraph(
      'Endrer vi hvordan opplysninger behandles, oppdaterer vi denne siden. Gjelder endringen noe du har samtykket til, spør vi deg på nytt.',
    ),
  ],
});

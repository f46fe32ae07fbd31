import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, link } from '../blocks';
import { ANSWER_TIME, PRICE_RISE, TIME_CUT } from './facts';
import type { RichText } from '../types';

export type FaqGroup = {
  title: string;
  items: readonly { question: string; answer: RichText }[];
};

export const faqPage = {
  title: 'Ofte stilte spørsmål',
  intro: 'Her er svarene på det folk lurer på før de sender en henvendelse, og etterpå.',
  more: ({ contactEmail }: Brand): RichText => [
    'Fant du ikke det du lette etter? Skriv til ',
    emailLink(contactEmail),
    '.',
  ],
} as const;

const general = ({ productName, wordmark }: Brand): FaqGroup => ({
  title: 'Generelt',
  items: [
    {
      question: `Hva er ${productName}?`,
      answer: [
        'Det er å gjøre en bolig klar for salgsbilder og visning med møbler, lys, farger og dekor. Målet er at kjøperne skal forstå rommene og like å være i dem. Les mer i ',
        link('guidene våre', paths.articles),
        '.',
      ],
    },
    {
      question: `Hva gjør ${wordmark}?`,
      answer:
        'Vi tar imot henvendelsen din og spør stylister. Inntil tre som sier ja, får den og tar kontakt med deg. Vi styler ikke boliger selv. Du avtaler alt videre med den du velger.',
    },
    {
      question: 'Hva koster det å bruke tjenesten?',
      answer:
        'Ingenting. Det er gratis å sende en henvendelse, og du forplikter deg ikke til noe. Du betaler først hvis du inngår en avtale med en stylist, og da betaler du til stylisten.',
    },
    {
      question: 'Hvordan kan tjenesten være gratis?',
      answer:
        'Partnerne våre betaler for oppdragene de får gjennom oss. De betaler ingen månedsavgift, og du betaler ingenting.',
    },
    {
      question: 'Hvem kan bruke tjenesten?',
      answer:
        'Alle som skal selge en bolig, både privatpersoner og bedrifter. Du velger «Privat» eller «Bedrift» i skjemaet.',
    },
    {
      question: 'Hvor i landet kan jeg få tilbud?',
      answer:
        'Du kan sende en henvendelse uansett hvor i Norge boligen ligger. Hvor mange stylister som svarer, avhenger av hvem som dekker stedet og har ledig tid.',
    },
  ],
});

const request = ({ contactEmail }: Brand): FaqGroup => ({
  title: 'Henvendelsen din',
  items: [
    {
      question: 'Hvordan sender jeg en henvendelse?',
      answer: [
        'Fyll ut ',
        link('skjemaet på forsiden', '/#lead-form'),
        '. Det har to steg: først deg og boligen, så hva du trenger hjelp til. Du får en bekreftelse på e-post når henvendelsen er mottatt.',
      ],
    },
    {
      question: 'Når får jeg svar?',
      answer: `Stylistene svarer vanligvis innen ${ANSWER_TIME}. Det kan ta lengre tid i ferier og på steder med få stylister. Har ingen sagt ja innen en virkedag, skriver vi det til deg. Vi leter i to uker før vi spør hva du vil.`,
    },
    {
      question: 'Hvor mange tar kontakt med meg, og hvordan?',
      answer:
        'Inntil tre stylister, og én eiendomsmegler hvis du har sagt ja til det. Flere enn tre stylister tar bare kontakt hvis du selv ber om det. De ringer eller sender e-post eller SMS, så det er viktig at telefonnummeret og e-postadressen stemmer. Vil du heller ha e-post enn å bli ringt opp, krysser du av for det i skjemaet.',
    },
    {
      question: 'Må jeg takke ja til et tilbud?',
      answer:
        'Nei. Tilbudene står side om side på siden din, og der kan du takke nei til alle uten å begrunne det. Velger du ett, kan du angre i ti minutter, og først etterpå får noen beskjed. De andre får en vennlig takk.',
    },
    {
      question: 'Jeg har ikke fått noen bekreftelse. Hva gjør jeg?',
      answer: [
        'Se først i søppelposten. Mistet du nettet da du sendte skjemaet, tar nettleseren vare på henvendelsen i inntil 7 dager og prøver igjen av seg selv. Finner du fortsatt ingenting, kan du skrive til ',
        emailLink(contactEmail),
        '.',
      ],
    },
    {
      question: 'Kan jeg endre eller trekke henvendelsen?',
      answer: [
        'Ja, begge deler gjør du selv på siden som lenken i e-postene våre går til. Der ser du også hvem som er spurt og hvem som vet hva. Alle som har opplysningene dine, får beskjed når du retter eller trekker noe. Finner du ikke e-posten, kan du ',
        link('få lenken på nytt', paths.ownerPage),
        '.',
      ],
    },
  ],
});

const service = (): FaqGroup => ({
  title: 'Spørsmål om tjenesten',
  items: [
    {
      question: 'Hva er forskjellen på Fullstyling, Delstyling og Interiør\u00ADveiledning?',
      answer:
        'Fullstyling er komplett møblering av boligen. Delstyling bruker møblene dine og supplerer dem med dekor og detaljer. Interiørveiledning gir deg råd som du følger selv.',
    },
    {
      question: 'Hva koster selve stylingen?',
      answer:
        'Hver stylist setter sin egen pris. Den avhenger blant annet av hvor stor boligen er, hvor mange rom det gjelder, og hvor lenge møblene skal stå. I tilbudet på siden din står hva som er med, om prisen er fast, og hvor lenge den gjelder.',
    },
    {
      question: 'Hvordan velger dere ut stylistene?',
      answer:
        'Partnerne våre er valgt for kvalitet. Vi spør dem som dekker stedet og tjenesten din, og de tre første som sier ja, får henvendelsen. Du velger blant tilbudene deres. Den som er spurt færrest ganger de siste 30 dagene, spørres først.',
    },
    {
      question: 'Hva betyr styling for prisen?',
      answer: `Profesjonell styling kan gi ${PRICE_RISE} høyere salgspris og inntil ${TIME_CUT} kortere tid på markedet. Det er ingen garanti. Beliggenhet, stand og marked betyr også mye.`,
    },
    {
      question: 'Jeg vil bare ha en verdivurdering. Kan dere hjelpe?',
      answer: [
        'Ja. Velg «Nei, bare verdivurdering» i ',
        link('skjemaet på forsiden', '/#lead-form'),
        ', og kryss av for at én eiendomsmegler kan kontakte deg. Da spør vi bare meglere. Uten krysset spør vi bare stylister.',
      ],
    },
    {
      question: 'Jeg er stylist. Hvordan blir jeg partner?',
      answer:
        'Trykk på «Bli partner» på forsiden. Da åpnes en e-post med spørsmålene vi trenger svar på. Du kan også fylle ut et skjema samme sted. Det er ingen månedsavgift. Du betaler bare for oppdragene du får.',
    },
  ],
});

const privacy = ({ contactEmail }: Brand): FaqGroup => ({
  title: 'Sikkerhet og personvern',
  items: [
    {
      question: 'Hvem får opplysningene mine?',
      answer: [
        'Vi som driver tjenesten, inntil tre stylister og, bare hvis du sier ja til det, én eiendomsmegler. De vi spør, ser boligen, postnummeret og det du skrev, ikke hvem du er. Først den som sier ja, får navn, telefon, e-post og adresse. Hele listen over hvem som behandler opplysninger, står i ',
        link('personvern\u00ADerklæringen', paths.privacy),
        '.',
      ],
    },
    {
      question: 'Hvor lenge lagrer dere opplysningene?',
      answer:
        'Opplysningene dine slettes automatisk etter 2 år uten aktivitet. Du kan slette alt før, når du vil, på siden for henvendelsen din.',
    },
    {
      question: 'Sender dere nyhetsbrev?',
      answer: 'Nei. Vi sender ingen nyhetsbrev. Du får bare e-post som gjelder henvendelsen din.',
    },
    {
      question: 'Hvordan får jeg innsyn i eller slettet opplysningene mine?',
      answer: [
        'På siden som lenken i e-postene våre går til. Der laster du ned det vi har om henvendelsen, eller sletter det, og bekrefter fra innboksen din. Det partnere har meldt til oss om betaling, og hvorfor noen ikke kunne, er ikke med. Du kan også ',
        link('få lenken på nytt', paths.ownerPage),
        ', eller skrive til ',
        emailLink(contactEmail),
        '. Det koster ingenting.',
      ],
    },
    {
      question: 'Bruker dere informasjons\u00ADkapsler?',
      answer: [
        'Vi bruker bare det som er nødvendig, til du har sagt ja til mer. Se ',
        link('retningslinjene for informasjonskapsler', paths.cookiePolicy),
        '. Du kan ombestemme deg når som helst under «Personvern og informasjons\u00ADkapsler» nederst på siden.',
      ],
    },
  ],
});

const beforeTheSale: FaqGroup = {
  title: 'Før boligsalget',
  items: [
    {
      question: 'Når bør jeg ta kontakt med en stylist?',
      answer:
        'Før fotografen er bestilt, og helst noen uker før bildene skal tas. Da rekker dere befaring, småreparasjoner og vask. Har du dårligere tid, bør du skrive det i henvendelsen.',
    },
    {
      question: 'Hva bør jeg gjøre selv før stylisten kommer?',
      answer: [
        'Rydde, pakke ned personlige ting, reparere småfeil og vaske. I ',
        link('artiklene', paths.articles),
        ' finner du en guide i fem steg.',
      ],
    },
    {
      question: 'Kan jeg bo i boligen mens den er stylet?',
      answer:
        'Ja, mange gjør det ved delstyling. Ved fullstyling er det enklest om boligen er tom. Snakk med stylisten om hvordan hverdagen skal fungere fram til visningen.',
    },
    {
      question: 'Bør jeg pusse opp før styling?',
      answer:
        'Spør megleren før du setter i gang noe stort. Maling, lys, vask og små reparasjoner er som regel tryggere enn et nytt kjøkken.',
    },
    {
      question: 'Hvor lenge kan møblene stå?',
      answer:
        'Det avtaler du med stylisten. Spør hvor lang leietid som er med i prisen, og hva det koster hvis salget tar lengre tid.',
    },
  ],
};

export const faq = (brand: Brand): readonly FaqGroup[] => [
  general(brand),
  request(brand),
  service(),
  privacy(brand),
  beforeTheSale,
];

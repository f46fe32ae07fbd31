import {
  capital,
  CONSENT_TEXTS,
  listed,
  numberInWords as inWords,
  type AssignmentState,
  type OwnerMomentKind,
} from '@boligstyling/domain';
import { inWholeWords } from './signed-links';

const inCity = (city: string): string => city && ` i ${city}`;

/** These pages do not know the link of the owner's page. */
const TO_OWN_PAGE = 'Siden din åpner du fra en tidligere e-post fra oss.';

export const ownerPage = {
  headlines: {
    held: 'Vi har fått henvendelsen din',
    asking: (kind: string, city: string): string => `Nå spør vi ${kind}${inCity(city)}`,
    merged: 'Du har sendt denne før',
    looking: (kind: string, city: string): string => `Vi leter etter ${kind}${inCity(city)}`,
    nobodyYet: 'Vi fant ingen ennå',
    nobody: 'Vi fant ingen',
    nobodyAsked: 'Vi spør ingen nå',
    contacts: (names: readonly string[]): string => `${listed(names)} tar kontakt`,
    calls: (names: readonly string[]): string => `${listed(names)} ringer deg`,
    writes: (names: readonly string[]): string => `${listed(names)} skriver til deg`,
    hasCalled: (names: readonly string[]): string => `${listed(names)} har tatt kontakt`,
    won: 'Oppdraget er avtalt',
    isItWon: (name: string): string => `Har du valgt ${name}?`,
    withdrawn: 'Henvendelsen er trukket',
    closed: 'Henvendelsen er avsluttet',
  },
  request: (service: string, city: string): string => `${service}${inCity(city)}.`,
  leads: {
    held: (kind: string): string =>
      `En av oss ser på den først. Du får en e-post når vi spør ${kind}.`,
    merged:
      'Den er slått sammen med den forrige henvendelsen din for samme bolig, så ingen blir spurt to ganger. Følg den med lenken i e-posten du fikk da.',
    asked: (count: number): string =>
      `${capital(inWords(count))} er spurt. Du får en e-post når noen sier ja.`,
    askedNobody: 'Du får en e-post når noen sier ja.',
    placeUnknown:
      'Vi kan ikke spørre noen, for vi vet ikke hvilken kommune boligen ligger i. Mangler adressen postnummer, eller er stedet feil, retter du det under «Det du sendte».',
    nobodyYet: (count: number): string =>
      count === 0
        ? 'Ingen har sagt ja til den ennå. Det er vi lei for.'
        : `Vi har spurt ${inWords(count)}${count === 1 ? ', som ikke sa ja' : '. Ingen av dem sa ja'} denne gangen. Det er vi lei for.`,
    nobodyAnswered: (count: number): string =>
      `Vi har spurt ${inWords(count)}. Ingen har sagt ja ennå. Det er vi lei for.`,
    nobodyNow: (count: number): string =>
      `Vi har spurt ${inWords(count)} i alt. Ingen har henvendelsen nå. Det er vi lei for.`,
    agentRefused: 'Du har sagt nei til eiendomsmegler, så vi spør ingen.',
    stylistsRefused: 'Du har sagt nei til stylister, og det er ingen andre vi kan spørre.',
    allPlacesUsed: 'Alle plassene er brukt, så vi spør ikke flere.',
    accepted: (yes: number, waiting: number): string =>
      `${capital(inWords(yes))} har sagt ja${waiting > 0 ? `, ${inWords(waiting)} har frist til å svare` : ''}.`,
    isItWon: (name: string): string => `${name} melder at dere har en avtale.`,
    won: { stylists: 'Lykke til med stylingen.', agents: 'Lykke til.' },
    withdrawn: 'Alle som hadde den, har fått beskjed. Du kan sende en ny når du vil.',
    closed: 'Vi spør ikke flere.',
  },
  justSentTitle: 'Lenken i e-posten viser mer',
  justSentText:
    'Vi har sendt deg en kvittering med en lenke. Med den kan du også ringe, rette, trekke, laste ned og slette. Finner du ikke e-posten, kan du se i søppelposten eller be om lenken på nytt.',
  partnersTitle: 'Hvem vi har spurt',
  kindAndCompany: (kind: string, company: string): string => `${kind}, ${company}`,
  states: {
    offered: 'Er spurt',
    accepted: 'Tar kontakt',
    declined: 'Takket nei',
    expired: 'Svarte ikke',
    filled: 'Plassene ble tatt',
    missed: 'Plassene ble tatt',
    undone: 'Trakk seg',
    withdrawn: 'Trukket tilbake',
  } satisfies Record<AssignmentState, string>,
  hasCalledState: 'Har tatt kontakt',
  cameToNothing: 'Ble ikke oppdrag',
  answersBy: (moment: string): string => `Svarer innen ${moment}`,
  call: (phone: string): string => `Ring ${phone}`,
  phoneAfterYes: 'Telefon og nettsted kommer ved et ja.',
  notHeard: (name: string): string => `Ikke hørt fra ${name}?`,
  nobodyCalled: 'Ingen har ringt meg',
  nobodyWrote: 'Ingen har skrevet til meg',
  nobodyCalledSaid: (moment: string): string =>
    `Du sa fra ${moment}. Vi har gitt beskjed, og følger det opp.`,
  nobodyCalledDone: {
    title: 'Takk for at du sa fra',
    text: 'Beskjeden er sendt, og vi følger opp.',
  },
  timelineTitle: 'Hva som har skjedd',
  moments: {
    received: () => 'Mottatt',
    'sent-again': () => inWholeWords('En henvendelse til med e-posten din'),
    asked: (names) => `Spurt ${inWords(names.length)}`,
    accepted: (names) => `${listed(names)} sa ja`,
    left: (names) => `${listed(names)} trakk seg`,
    contacted: (names) => `${listed(names)} har tatt kontakt`,
    won: (names) => `${listed(names)} meldte at dere har en avtale`,
    chosen: (names) => `Du bekreftet at ${listed(names)} fikk oppdraget`,
    'not-chosen': (names) => `Du svarte at ${listed(names)} ikke fikk oppdraget`,
    'nobody-called': (names) => `Du sa at ${listed(names)} ikke har tatt kontakt`,
    waits: () => 'Du valgte å vente',
    'more-wanted': () => 'Du ba om én stylist til',
    'more-unwanted': () => 'Du ville likevel ikke ha én stylist til',
    'stylists-wanted': () => 'Du sa ja til stylister igjen',
    'stylists-unwanted': () => 'Du sa nei til stylister',
    'agent-wanted': () => 'Du sa ja til en eiendomsmegler',
    'agent-unwanted': () => 'Du sa nei til eiendomsmegler',
    'pictures-wanted': () => 'Du lot dem vi spør, få se bildene',
    'pictures-unwanted': () => 'Du ville ikke at de vi spør, får se bildene',
    corrected: () => 'Du rettet opplysningene',
    withdrawn: () => 'Du trakk henvendelsen',
  } satisfies Record<OwnerMomentKind, (names: readonly string[]) => string>,
  momentNotes: {
    'sent-again': 'Den er slått sammen med denne, så ingen blir spurt to ganger.',
    asked: 'De fikk ikke vite hvem du er. Hva hver av dem ser, står under «Hvem vet hva».',
    accepted: inWholeWords('Fikk navn, telefon, e-post og adresse.'),
    left: 'Er bedt om å slette opplysningene dine.',
    corrected: 'De som hadde opplysningene, fikk den nye utgaven.',
  } as Partial<Record<OwnerMomentKind, string>>,
  nextCallWhen: 'Vanligvis innen 1–2 virkedager.',
  nextDeadline: (names: string): string => `Svarfrist for ${names}`,
  nextDeadlineNote: (moment: string, goesOn: boolean): string =>
    `${capital(moment)}.${goesOn ? ' Kommer det ikke noe svar, går spørsmålet videre.' : ''}`,
  searching: 'Vi leter videre',
  searchingUntil: (day: string): string =>
    inWholeWords(`Til ${day}. Du får en e-post når noen sier ja.`),
  agentTitle: 'Vil du også høre fra en eiendomsmegler?',
  agentText: `Ditt valg, og helt uavhengig av stylingen. Sier du ja, betyr det: ${CONSENT_TEXTS['estate-agent']}`,
  agentYes: 'Ja, gjerne',
  agentNo: 'Nei takk',
  agentSaidYes: 'Du har sagt ja til én eiendomsmegler.',
  agentSaidNo: 'Du har sagt nei til eiendomsmegler.',
  agentChange: 'Endre',
  agentUsed: 'Én megler har hatt opplysningene dine, så vi spør ingen flere.',
  stylistsTitle: 'Vil du høre fra stylister igjen?',
  stylistsText: `Du har sagt nei til stylister. Sier du ja, betyr det: ${CONSENT_TEXTS.stylist}`,
  stylistsYes: 'Ja, gjerne',
  moreTitle: 'Vil du høre fra en til?',
  moreText: `Alle plassene er tatt. Sier du ja, betyr det: ${CONSENT_TEXTS['one-more-stylist']}`,
  more: 'Vis meg flere',
  moreDone: { title: 'Vi spør en til', text: 'Du får en e-post når noen sier ja.' },
  moreSaidYes: 'Du har bedt om én stylist til.',
  noMore: 'Angre',
  noMoreDone: { title: 'Vi spør ikke etter en til', text: 'De som ikke har svart, får beskjed.' },
  knowsTitle: 'Hvem vet hva',
  knowsText: 'Flere enn tre stylister får aldri navnet og nummeret ditt uten at du ber om det.',
  knows: {
    integrator: 'Sendte henvendelsen for deg, og ser den hos oss.',
    all: 'Alt du sendte',
    hadAll: 'Hadde alt du sendte. Er bedt om å slette det.',
    agentHas: inWholeWords('Navn, telefon, e-post, adresse, størrelse og boligtype'),
    agentHad: inWholeWords(
      'Hadde navn, telefon, e-post, adresse, størrelse og boligtype. Er bedt om å slette det.',
    ),
    had: 'Hadde alt du sendte.',
    question: 'Bolig, tid og det du skrev. Ikke hvem du er.',
    agentQuestion: 'Sted, postnummer, størrelse og boligtype. Ikke hvem du er.',
    nothingLeft: 'Ser ikke henvendelsen lenger. Fikk aldri vite hvem du er.',
    nothing: 'Ingenting',
  },
  stylists: 'Stylister',
  agents: 'Eiendomsmeglere',
  sentTitle: 'Det du sendte',
  correct: 'Rett opplysninger',
  correctNote: (names: readonly string[]): string =>
    names.length > 0
      ? `Retter du noe ${listed(names)} har fått, sender vi den nye utgaven dit.`
      : '',
  facts: {
    home: 'Bolig',
    when: 'Når',
    words: 'Du skrev',
    you: 'Deg',
    byEmail: 'Kontaktes på e-post',
  },
  pendingEmail: (email: string): string =>
    `Vi har skrevet til ${email}. Den gjelder når du har bekreftet den derfra. Er den feil, skriver du den rette under «Rett opplysninger». Kom det ingenting, lagrer du den der en gang til.`,
  correctMoves:
    'Stedet følger postnummeret i adressen. Flytter du boligen til et annet sted, spør vi noen der i stedet.',
  correctService:
    'Retter du tjenesten, spør vi stylister på nytt. De som har sagt ja, kan angre i to virkedager. Tilbud du har fått, kan du velge når stylisten har endret dem.',
  save: 'Lagre',
  cancel: 'Avbryt',
  corrected: {
    withAccess: { title: 'Opplysningene er rettet', text: 'De som har dem, får den nye utgaven.' },
    merged: {
      title: 'Opplysningene er rettet',
      text: 'Er noe annerledes enn i den forrige henvendelsen, spør vi deg på e-post før noen får det.',
    },
    nobodyHasThem: { title: 'Opplysningene er rettet' },
  },
  emailAsked: {
    title: 'Sjekk den nye innboksen',
    text: 'Den nye e-postadressen gjelder når du har trykket på lenken i e-posten.',
  },
  emailKept: (email: string) => ({
    title: `Vi beholder ${email}`,
    text: 'Den andre adressen kan ikke bekreftes lenger.',
  }),
  emailSame: (email: string) => ({
    title: `Vi beholder ${email}`,
    text: 'Store og små bokstaver betyr ikke noe i en e-postadresse.',
  }),
  reportedWin: {
    title: (name: string): string => `Har du en avtale med ${name}?`,
    text: (day: string): string =>
      `Svarer du ja, gir vi beskjed til de andre. Svarer du nei, står alt som før. Hører vi ikke fra deg innen ${day}, regner vi det som et ja.`,
    yes: (name: string): string => `Ja, jeg har valgt ${name}`,
    no: 'Nei',
    yesDone: { title: 'Takk for svaret', text: 'Vi spør ikke flere.' },
    noDone: { title: 'Takk for svaret', text: 'Vi har notert at dere ikke har en avtale.' },
  },
  waitTitle: 'Hva vil du gjøre?',
  waitReasons: {
    noStylist: 'Ingen stylist har henvendelsen nå.',
    ended: (names: readonly string[]): string =>
      `Vi har lett i to uker, og spør ikke flere av oss selv. For ${listed(names)} endrer det ingenting.`,
  },
  wait: 'Vent litt til',
  waitText: 'Vi leter i to uker til, og spør nye som kommer til.',
  waitTextAgain:
    'Vi leter i to uker til. De som ikke svarte, spør vi én gang til, og vi spør nye som kommer til.',
  waitWithdrawText: 'Vi slutter å lete, og du hører ikke mer fra oss.',
  waitWithdrawFrom: (names: readonly string[]): string =>
    `Vi slutter å lete, og ber ${listed(names)} om ikke å ta kontakt.`,
  waitSave: 'Lagre valget',
  waitDone: { title: 'Vi leter videre', text: 'Du får en e-post når noen sier ja.' },
  waitNote: 'Ingen har fått vite hvem du er fra denne henvendelsen.',
  mailboxTitle: inWholeWords('Er dette e-postadressen din?'),
  mailboxText: (email: string): string =>
    inWholeWords(
      `Vi skriver til ${email}. Bekreft den, så tar vi med navnet ditt og det du har sendt i e-postene.`,
    ),
  mailboxYes: 'Ja, den er min',
  mailboxDone: { title: 'E-postadressen er bekreftet' },
  rightsTitle: 'Du bestemmer',
  downloadTitle: 'Last ned det vi har',
  downloadText: inWholeWords(
    'En side å lese, og en fil for maskiner. Vi sender en lenke på e-post først.',
  ),
  withdraw: 'Trekk henvendelsen',
  withdrawText: 'De som har den, får beskjed. Du kan sende en ny når du vil.',
  withdrawQuestion:
    'Vi gir beskjed til alle som har den eller ikke har svart ennå, og ingen flere får den. Du kan sende en ny når du vil.',
  withdrawn: { title: 'Henvendelsen er trukket', text: 'De som hadde den, får beskjed.' },
  stylistsNo: 'Si nei til stylister',
  stylistsNoText: 'De får beskjed. Det du har sagt om eiendomsmegler, står.',
  stylistsNoQuestion:
    'Vi gir beskjed til stylister som har den eller ikke har svart ennå, og ber dem slette det de har. Ingen flere stylister får den. Det du har sagt om eiendomsmegler, står.',
  stylistsNoDone: { title: 'Du har sagt nei til stylister', text: 'De det gjelder, får beskjed.' },
  eraseTitle: 'Slett alt',
  eraseText: inWholeWords('Borte for godt. Vi sender en lenke på e-post først.'),
  askTitle: {
    download: 'Vi sender deg en lenke',
    erase: 'Vi sender deg en lenke',
  },
  askText: (email: string): string =>
    `For å være sikre på at det er deg, sender vi en e-post til ${email}. Lenken i den virker i 30 minutter.`,
  askYes: 'Send e-posten',
  asked: { title: 'Sjekk innboksen', text: 'Lenken virker i 30 minutter, én gang.' },
  link: {
    title: 'Få lenken på nytt',
    text: 'Skriv e-postadressen du brukte i skjemaet, eller den nye hvis du har byttet. Har vi en henvendelse med den, sender vi lenken dit.',
    email: 'E-postadresse',
    invalid: 'Skriv en gyldig e-postadresse, som navn@eksempel.no.',
    send: 'Send lenken',
    sent: 'Er det en henvendelse med adressen, er lenken på vei. Sjekk søppelposten hvis den ikke kommer.',
  },
  noLinkTitle: 'Henvendelsen din',
  toHome: 'Til forsiden',
} as const;

/** Confirms differing data of a later lead. */
export const isItYou = {
  title: 'Er dette deg?',
  text: (service: string, city: string, moment: string): string =>
    `Du har en henvendelse hos oss om ${service.toLowerCase()} i ${city}. ${capital(moment)} fikk vi en til for samme bolig, med denne e-postadressen. Dette er annerledes:`,
  before: 'Nå',
  now: 'Nytt',
  nothing: 'Ikke oppgitt',
  promise:
    'Sier du ja, bruker vi det nye, og de som har opplysningene dine, får det. Sier du nei, endrer vi ingenting.',
  yes: 'Ja, bruk det nye',
  no: 'Nei, behold det som står',
  yesTitle: 'Vi bruker det nye',
  yesText: `De som har opplysningene dine, får beskjed. ${TO_OWN_PAGE}`,
  noTitle: 'Alt står som før',
  noText: `Det nye er ikke gitt til noen. ${TO_OWN_PAGE}`,
} as const;

export const ownConfirmation = {
  download: {
    title: 'Last ned det vi har',
    text: 'Du får en side å lese, og kan også laste ned en fil for maskiner. Der står det du sendte, samtykkene dine, hvem som er spurt, hva som har skjedd, og når vi sendte e-poster om det. Det partnere har meldt til oss om betaling, og hvorfor noen ikke kunne, er ikke med.',
    button: 'Last ned',
    doneTitle: 'Siden er lastet ned',
    doneText: `Åpne den i en nettleser, les den eller skriv den ut. Lenken er nå brukt. Be om en ny på siden din hvis du trenger den senere. ${TO_OWN_PAGE}`,
  },
  erase: {
    title: 'Vil du slette alt?',
    text: 'Alt vi har lagret om henvendelsen, blir borte for godt. Alle som er spurt, får beskjed om å slette det de har. Det kan ikke angres.',
    button: 'Ja, slett for godt',
    doneTitle: 'Alt er slettet',
    doneText:
      'Henvendelsen og alt vi hadde lagret om den, er borte. E-poster om den i vår egen innboks sletter vi innen en uke. De som ble spurt, får beskjed om å slette.',
  },
  'new-email': {
    title: 'Er dette adressen din?',
    text: 'Bekrefter du, sender vi e-postene om henvendelsen hit fra nå av.',
    button: 'Ja, bruk denne adressen',
    perhapsDone:
      'Adressen kan alt være byttet, eller det er bedt om en annen etterpå. Da ligger det en nyere lenke i den siste e-posten fra oss.',
    doneTitle: 'Adressen er byttet',
    doneText:
      'Fra nå av skriver vi til deg her. Du får straks en ny lenke til henvendelsen. Lenkene som gikk til den forrige adressen, virker ikke lenger.',
  },
} as const;

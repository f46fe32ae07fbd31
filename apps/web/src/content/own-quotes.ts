import {
  capital,
  CONSENT_TEXTS,
  listed,
  numberInWords,
  REVIEW_AFTER_DAYS,
  UNDO_MINUTES,
} from '@boligstyling/domain';
import { inWholeWords } from './signed-links';

export const ownQuotes = {
  headlines: {
    toChoose: (count: number): string => `${capital(numberInWords(count))} tilbud å velge mellom`,
    one: (name: string): string => `Tilbudet fra ${name} er her`,
    expired: (count: number): string => (count === 1 ? 'Tilbudet gikk ut' : 'Tilbudene gikk ut'),
    chosen: (name: string): string => `Du valgte ${name}`,
  },
  request: (services: readonly string[], place: string): string =>
    `${capital(listed(services).toLowerCase())}${place && ` i ${place}`}.`,
  sentBy: (names: readonly string[], missing: readonly string[]): string =>
    `${listed(names)} har sendt tilbud${missing.length > 0 ? `, ${listed(missing)} har ikke sendt pris ennå` : ''}.`,
  canWait: 'Du kan vente, spørre dem eller velge nå.',
  canAsk: (isOne: boolean): string =>
    isOne ? 'Du kan spørre først, eller velge nå.' : 'Du kan spørre dem først, eller velge nå.',
  askAgain: (names: readonly string[]): string =>
    `Ring ${listed(names)}, og be om et nytt hvis du fortsatt vil ha det.`,
  chosenLead: (price: string, hasVat: boolean, start: string): string =>
    `${price}${hasVat ? ' med mva.' : ''}, fra ${start}.`,

  title: 'Tilbudene',
  unread: 'Vi får ikke hentet tilbudene nå',
  unreadText: 'Ingenting er borte. Siden prøver igjen av seg selv.',
  noneYet: 'Ingen tilbud ennå',
  noneYetText: (names: readonly string[]): string =>
    inWholeWords(
      `${listed(names)} kan sende deg pris her. Du ser tilbudet straks det kommer, og får en e-post.`,
    ),
  caption: (count: number): string =>
    count === 1 ? 'Tilbudet' : `${capital(numberInWords(count))} stylister, side om side`,
  scrolls: 'Tilbudene, side om side. Kan rulles sidelengs.',
  jump: 'Hopp til',
  rows: {
    service: 'Tjeneste',
    price: 'Pris',
    includes: 'Med i prisen',
    earliestStart: 'Kan begynne',
    rental: 'Møblene står',
    validUntil: 'Gjelder til',
    presentation: 'Om stylisten',
    reviews: 'Omtaler',
    message: 'Skriver',
    choice: 'Ditt valg',
  },
  vat: (kroner: string): string => `herav mva. ${kroner}`,
  noVat: 'ingen mva., stylisten er ikke mva-registrert',
  wasVat: (hadVat: boolean): string => (hadVat ? 'med mva.' : 'ingen mva.'),
  dependsOn: (text: string): string => `Avhenger av: ${text}`,
  dependedOn: (was: string): string => `avhang før av: ${was}`,
  also: (text: string): string => `Også: ${text}`,
  alsoBefore: (was: string): string => `før også: ${was}`,
  alsoNew: 'nytt: det som også er med',
  nothing: 'Ingenting',
  isIncluded: 'Med',
  isNotIncluded: 'Ikke med',
  weeks: (weeks: number): string => (weeks === 1 ? '1 uke' : `${weeks} uker`),
  perExtraWeek: (kroner: string): string => `${kroner} per uke etterpå`,
  noRental: 'Ikke leie av møbler',
  noExtraWeeks: 'ingen pris per uke etterpå',
  rating: (rating: string, count: number): string =>
    `${rating} av 5 · ${count === 1 ? '1 omtale' : `${count} omtaler`}`,
  noReviews: 'Ingen omtaler ennå',
  lowestPrice: 'Lavest pris',
  earliest: 'Tidligst',
  from: (kroner: string): string => `fra ${kroner}`,

  revised: (day: string): string => `Endret ${day}`,
  before: (text: string): string => `før ${text}`,
  changed: 'endret',
  takenAway: 'tatt bort',
  /** Some items are lists themselves. */
  added: (items: readonly string[]): string => `nytt: ${items.join(' · ').toLowerCase()}`,
  removed: (items: readonly string[]): string => `ikke lenger: ${items.join(' · ').toLowerCase()}`,
  missing: 'Har ikke sendt tilbud ennå.',
  reminded: (day: string): string => `Har ikke sendt tilbud ennå. Ble minnet på det ${day}.`,
  neverSent: 'Sendte ikke tilbud.',
  forEarlierService:
    'Gjelder den forrige tjenesten. Du kan velge det når stylisten har endret det.',
  expired: (day: string): string => `Tilbudet gikk ut ${day}.`,
  withdrawn: 'Har trukket tilbudet sitt.',
  chosen: 'Valgt',
  declined: 'Ikke valgt',
  short: { missing: 'venter', expired: 'gikk ut', withdrawn: 'trukket' },

  choose: (name: string): string => `Velg ${name}`,
  questions: 'Spørsmål?',
  call: (phone: string): string => `Ring ${phone}`,
  write: 'Skriv en e-post',
  chooseTitle: (name: string): string => `Velge ${name}?`,
  chooseQuestion: (what: string, others: readonly string[]): string =>
    `${what} Du kan angre i ${numberInWords(UNDO_MINUTES)} minutter.${others.length > 0 ? ` Deretter får ${listed(others)} en vennlig takk.` : ''}`,
  undoUntil: (clock: string): string => `Angre til kl.\u00a0${clock}`,
  undoText: (name: string, others: readonly string[]): string =>
    others.length > 0
      ? `Da får ${name} beskjed, og ${listed(others)} en vennlig takk.`
      : `Da får ${name} beskjed.`,
  undo: 'Angre valget',
  notified: (name: string): string => `${name} har fått beskjed.`,
  undone: { title: 'Valget er angret', text: 'Ingen har fått beskjed om det.' },

  nextTitle: 'Hva som skjer nå',
  next: {
    contact: (name: string, byEmail: boolean): string =>
      byEmail ? `${name} skriver til deg` : `${name} ringer deg`,
    contactText: (phone: string | null): string =>
      phone ? `og avtaler oppstart. Du kan også ringe ${phone}.` : 'og avtaler oppstart.',
    agree: 'Dere avtaler resten',
    agreeText: 'Tilbudet ligger her, også etter at det er valgt.',
    later: 'Vi spør hvordan det gikk',
    laterText: `Én gang, ${numberInWords(REVIEW_AFTER_DAYS / 7)} uker etter at den første stylisten sa ja.`,
  },

  none: 'Ingen av dem passer',
  noneOfOne: 'Det passer ikke',
  noneTitle: (isOne: boolean): string => (isOne ? 'Passer det ikke?' : 'Passer ingen av dem?'),
  noneText: (names: readonly string[]): string =>
    `${listed(names)} får en vennlig takk. Vil du at vi skal lete videre etter andre?`,
  /** A yes without a free place is a consent to one more stylist. */
  goOnMeans: `Er alle plassene tatt, betyr ja: ${CONSENT_TEXTS['one-more-stylist']}`,
  advance: 'Ja, let videre',
  stop: 'Nei, avslutt',
  noneDone: {
    advance: { title: 'Vi leter videre', text: 'Du får en e-post når noen sier ja.' },
    stop: {
      title: 'Henvendelsen er avsluttet',
      text: 'De som sendte tilbud, får en vennlig takk.',
    },
  },

  print: 'Skriv ut',
  pdf: 'Lagre som PDF',
  pdfName: 'tilbud.pdf',
  fine: 'Avtalen gjør du med stylisten. Det kommer ikke mva. i tillegg til prisene. Rekkefølgen er den tilbudene kom i; hva stylistene betaler oss, har ikke noe å si.',

  news: {
    sent: (name: string): string => `${name} har sendt tilbud`,
    revised: (name: string): string => `${name} har endret tilbudet sitt`,
    withdrawn: (name: string): string => `${name} har trukket tilbudet sitt`,
    expired: (name: string): string => `Tilbudet fra ${name} gikk ut`,
    accepted: (name: string): string => `${name} har sagt ja`,
  },
} as const;

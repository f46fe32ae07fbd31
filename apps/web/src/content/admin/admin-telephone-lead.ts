import type { Option } from '../lead-form-options';

export type WhoIsAsked = 'stylists' | 'both' | 'agent';

/** For a lead that a user enters or corrects with the owner on the telephone. */
export const adminTelephoneLead = {
  open: 'Ny henvendelse',
  title: 'Ny henvendelse på telefon',
  save: 'Lagre og finn partnere',
  saved: (name: string) => ({
    title: 'Lagret',
    text: `Nå spør vi partnere for ${name}.`,
  }),
  correct: 'Rett opplysningene',
  correctTitle: (name: string): string => `Rett for ${name}`,
  correctText:
    'Det du retter, står i historikken med navnet ditt. Partnere som har opplysningene, får en e-post.',
  correctSave: 'Lagre rettelsene',
  corrected: { title: 'Rettet', text: 'Opplysningene er lagret.' },
  contact: 'Hvem er det?',
  home: 'Hvor er boligen, og hva gjelder det?',
  consents: 'Samtykke',
  email: 'Tom hvis kunden ikke har e-post. Da ligger nyhetene i «Trenger deg nå», og du ringer.',
  newEmail: 'En ny adresse får en ny lenke til henvendelsen. Lenkene i den gamle virker ikke mer.',
  service: 'En ny tjeneste avslutter spørsmål som ikke er besvart.',
  place: 'Ligger boligen i en annen kommune, spør vi partnere der.',
  asked: 'Hvem vil kunden høre fra?',
  askedOptions: [
    { value: 'stylists', label: 'Stylister' },
    { value: 'both', label: 'Stylister og en eiendomsmegler' },
    { value: 'agent', label: 'Bare en eiendomsmegler' },
  ] satisfies Option<WhoIsAsked>[],
  askedMissing: 'Velg hvem kunden vil høre fra.',
  sellMissing: 'Spør om boligen skal selges.',
  read: 'Les dette høyt:',
  styling: 'Opplysningene brukes bare til å hente tilbud på styling.',
  heard: 'Jeg har lest det høyt, og kunden sa ja',
  heardHelp: 'Navnet ditt og tidspunktet lagres sammen med samtykket.',
  heardMissing: 'Les samtykket høyt, og noter at kunden sa ja.',
} as const;

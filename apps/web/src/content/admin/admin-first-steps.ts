import { listed, MUNICIPALITIES } from '@boligstyling/domain';
import { adminPaths } from '../../shared/config/admin-paths';

export const adminFirstSteps = {
  title: 'Den første morgenen',
  intro: 'Dette gjenstår før tjenesten kan ta imot kunder. Listen krysser av selv.',
  left: (count: number): string => (count === 1 ? 'Ett steg igjen' : `${count} steg igjen`),
  open: 'Åpne',
  done: 'Gjort',
  missing: 'Gjenstår',
  steps: {
    operator: {
      title: 'Fyll ut firmaet som driver tjenesten',
      text: (lacks: readonly string[]): string => `Mangler ${listed(lacks)}.`,
      done: 'Fakturaer kan utstedes.',
      to: adminPaths.invoices,
    },
    mail: {
      title: 'Koble til e-post',
      text: 'E-postene sendes ikke. De ligger som filer i mappen outbox ved dataene, og kan åpnes der. Sett SMTP_URL, og start på nytt.',
      done: 'E-post sendes.',
      to: undefined,
    },
    owner: {
      title: 'Lag din egen innlogging',
      text: 'Alle bruker det felles passordet, og loggen kan ikke si hvem som gjorde hva.',
      done: 'Minst én eier logger inn med eget navn.',
      to: adminPaths.users,
    },
    register: {
      title: 'Les inn postnummerregisteret',
      text: 'Uten det spør vi adressetjenesten om ett postnummer om gangen. Last ned Postnummerregister-ansi.txt fra Bring, og kjør npm run import-postal-codes -- Postnummerregister-ansi.txt.',
      done: 'Postnumrene er lest inn.',
      to: undefined,
    },
    partners: {
      title: 'Legg til de første partnerne',
      text: (withoutTerms: number): string =>
        withoutTerms === 0
          ? 'Uten partnere får ingen svar. Send velkomsten til hver: Den har en knapp for å godta vilkårene.'
          : `${withoutTerms} ${withoutTerms === 1 ? 'partner' : 'partnere'} er lagt til, men ingen har godtatt vilkårene. Send velkomsten: Den har en knapp for å godta.`,
      done: (partners: number, municipalities: number): string =>
        `${partners} ${partners === 1 ? 'partner dekker' : 'partnere dekker'} ${municipalities} av ${MUNICIPALITIES.length} kommuner.`,
      to: adminPaths.partners,
    },
    request: {
      title: 'Prøv en henvendelse hele veien',
      text: 'Prøven går samme vei som en ekte henvendelse, men når ingen andre enn deg: Alle e-postene går til adressen i ADMIN_EMAIL, og den telles ingen steder.',
      done: 'En partner har sagt ja.',
      to: undefined,
    },
  },
} as const;

export const adminTestLead = {
  title: 'Hvor langt prøven har kommet',
  send: 'Send en prøvehenvendelse',
  sent: { title: 'Prøven er sendt', text: 'Følg den her. Den slettes av seg selv etter et døgn.' },
  remove: 'Fjern prøven',
  removed: { title: 'Prøven er fjernet', text: 'Ingenting om den er igjen.' },
  done: 'Gjort',
  missing: 'Gjenstår',
  stages: {
    sent: { title: 'Henvendelsen er mottatt', next: '' },
    asked: { title: 'Stylisten er spurt', next: 'Svar ja som stylisten' },
    accepted: { title: 'Stylisten har sagt ja', next: 'Skriv et tilbud' },
    quoted: { title: 'Tilbudet er sendt', next: 'Velg det som kunden' },
    chosen: { title: 'Tilbudet er valgt', next: '' },
  },
} as const;

import { paths } from '../shared/config/paths';

/** What frames every page of the administrator's. */
export const admin = {
  section: 'Admin',
  accessTitle: 'Admin Tilgang',
  accessText: 'Du må være logget inn for å se henvendelser, partnere og salg.',
  logIn: 'Logg inn',
  loading: 'Laster...',
  refresh: 'Oppdater data',
  resend: 'Send manglende e-poster',
  logOut: 'Logg ut',
  navigationLabel: 'Administrasjon',
  views: [
    { label: 'Oversikt', to: paths.admin },
    { label: 'Partnere', to: paths.adminPartners },
    { label: 'Salg', to: paths.adminSales },
    { label: 'Fakturaer', to: paths.adminInvoices },
    { label: 'Dekning', to: paths.adminCoverage },
    { label: 'Anmeldelser', to: paths.adminReviews },
    { label: 'Integratorer', to: paths.adminIntegrators },
    { label: 'Webhooks', to: paths.adminWebhooks },
  ],
  changePassword: 'Bytt passord',
  failed: 'Kunne ikke hente dataene.',
  tryAgain: 'Prøv igjen',
  updated: (moment: string): string => `Sist oppdatert ${moment}`,
  previous: 'Forrige',
  next: 'Neste',
  pagesLabel: 'Sider',
  notGiven: 'Ikke oppgitt',
  cancel: 'Avbryt',
  all: 'Alle',
} as const;

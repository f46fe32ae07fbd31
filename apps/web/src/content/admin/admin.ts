import { DOMAIN_ERRORS, type Permission } from '@boligstyling/domain';
import { adminPaths } from '../../shared/config/admin-paths';
import { paths } from '../../shared/config/paths';

type View = { label: string; to: string; needs?: Permission };

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
    { label: 'Partnere', to: adminPaths.partners },
    { label: 'Salg', to: adminPaths.sales },
    { label: 'Fakturaer', to: adminPaths.invoices },
    { label: 'Dekning', to: adminPaths.coverage },
    { label: 'Kilder', to: adminPaths.origins },
    { label: 'Anmeldelser', to: adminPaths.reviews, needs: 'work' },
    { label: 'Integratorer', to: adminPaths.integrators },
    { label: 'Webhooks', to: adminPaths.webhooks },
  ] as readonly View[],
  changePassword: 'Bytt passord',
  failed: 'Kunne ikke hente dataene.',
  gone: 'Dette finnes ikke lenger.',
  notPermitted: DOMAIN_ERRORS['not-permitted'],
  tryAgain: 'Prøv igjen',
  updated: (moment: string): string => `Sist oppdatert ${moment}`,
  previous: 'Forrige',
  next: 'Neste',
  pagesLabel: 'Sider',
  notGiven: 'Ikke oppgitt',
  cancel: 'Avbryt',
  foundDraft: 'Dette skrev du sist. Det er ikke lagret. «Avbryt» forkaster det.',
  notSent: 'Det du har skrevet, er ikke sendt.',
  all: 'Alle',
} as const;

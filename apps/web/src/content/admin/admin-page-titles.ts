import type { Brand } from '../../shared/config/runtime-config';

/** Visitors do not load these. */
const names = {
  adminLogin: 'Logg inn som administrator',
  adminOverview: 'Oversikt',
  adminPartners: 'Partnere',
  adminSales: 'Salg',
  adminInvoices: 'Fakturaer',
  adminCoverage: 'Dekning',
  adminOrigins: 'Kilder',
  adminReviews: 'Anmeldelser',
  adminIntegrators: 'Integratorer',
  adminWebhooks: 'Webhooks',
  adminWelcome: 'Velg innlogging',
  adminBrowser: 'Logg inn fra en ny nettleser',
  adminAccount: 'Min konto',
  adminUsers: 'Personer',
  adminAudit: 'Revisjonslogg',
  adminAccess: 'Admin Tilgang',
} as const;

export type AdminTitle = keyof typeof names;

export const adminPageTitle = ({ wordmark }: Brand, page: AdminTitle): string =>
  `${names[page]} – ${wordmark}`;

/** Visitors do not load these. */
export const adminPaths = {
  welcome: '/admin/velkommen',
  browser: '/admin/nettleser',
  lead: '/admin/henvendelse',
  partners: '/admin/partnere',
  sales: '/admin/salg',
  invoices: '/admin/fakturaer',
  coverage: '/admin/dekning',
  origins: '/admin/kilder',
  reviews: '/admin/anmeldelser',
  integrators: '/admin/integratorer',
  webhooks: '/admin/webhooks',
  account: '/admin/konto',
  users: '/admin/personer',
  audit: '/admin/revisjonslogg',
} as const;

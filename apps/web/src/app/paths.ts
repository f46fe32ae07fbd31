/** The addresses of the site's own pages. */
export const paths = {
  home: '/',
  articles: '/artikler',
  terms: '/brukervilkar',
  contact: '/kontakt',
  faq: '/faq',
  privacy: '/personvern',
  cookiePolicy: '/cookie-policy',
  about: '/om-oss',
  thankYou: '/takk',
  notFound: '/404',
  adminLogin: '/admin/login',
  admin: '/admin',
  adminPartners: '/admin/partnere',
  adminSales: '/admin/salg',
  adminCoverage: '/admin/dekning',
} as const;

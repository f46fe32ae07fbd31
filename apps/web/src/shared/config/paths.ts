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
  partner: '/partner',
  partnerLogin: '/partner/logg-inn',
  partnerAnswer: '/partner/svar',
  ownerPage: '/min-henvendelse',
  /** Leads to the page of what this browser sent last or, with its id behind, of that request. */
  sentRequest: '/min-henvendelse/siste',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;

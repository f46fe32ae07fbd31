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
  /** With a signed link’s token, or the id of an assignment for who is logged in. */
  partnerQuote: '/partner/tilbud',
  ownerPage: '/min-henvendelse',
  /** The last lead sent from this browser, or the one whose id is appended. */
  sentRequest: '/min-henvendelse/siste',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;

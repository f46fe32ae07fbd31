export const paths = {
  home: '/',
  articles: '/artikler',
  terms: '/brukervilkar',
  partnerTerms: '/partnervilkar',
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
  /** With a signed link's token: the terms, to accept. */
  partnerAccept: '/partner/vilkar',
  /** With a signed link's token, or an assignment's id in a session. */
  partnerQuote: '/partner/tilbud',
  ownerPage: '/min-henvendelse',
  /** Or of the lead whose id is appended. */
  sentLead: '/min-henvendelse/siste',
  adminLogin: '/admin/login',
  admin: '/admin',
} as const;

/** One page of every public kind, with its title. */
export const PUBLIC_PAGES: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Boligstyling – tilbud fra inntil tre stylister'],
  ['/artikler', 'Artikler – Boligstyling'],
  ['/artikler?artikkel=2', '7 grunner til at styling tiltrekker kjøpere – Boligstyling'],
  ['/brukervilkar', 'Brukervilkår – Boligstyling'],
  ['/kontakt', 'Kontakt – Boligstyling'],
  ['/faq', 'Ofte stilte spørsmål – Boligstyling'],
  ['/personvern', 'Personvern – Boligstyling'],
  ['/cookie-policy', 'Retningslinjer for informasjonskapsler – Boligstyling'],
  ['/om-oss', 'Om oss – Boligstyling'],
  ['/takk', 'Takk for din henvendelse – Boligstyling'],
  ['/404', 'Page not found – Boligstyling'],
  ['/oslo', 'Stylister i Oslo – Boligstyling'],
  ['/moss', 'Stylister i Moss – Boligstyling'],
  ['/boligstyling/mo%20i%20rana', 'Stylister i Mo i Rana – Boligstyling'],
];

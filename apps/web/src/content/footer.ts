/** The footer's texts and links. The consent button opens the consent settings, so that withdrawing is as easy as giving. */
export const footer = {
  description: 'En uavhengig og gratis tjeneste som finner stylister til deg som skal selge bolig.',
  navigationLabel: 'Bunnmeny',
  links: [
    { label: 'Ofte stilte spørsmål', to: '/faq' },
    { label: 'Brukervilkår', to: '/brukervilkar' },
    { label: 'Kontakt', to: '/kontakt' },
    { label: 'Personvern', to: '/personvern' },
    { label: 'Retningslinjer for informasjonskapsler', to: '/cookie-policy' },
  ],
  consentButton: 'Personvern og informasjonskapsler',
} as const;

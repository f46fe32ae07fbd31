import { paths } from '../shared/config/paths';

/** Withdrawing must be as easy as giving (GDPR, article 7 (3)). */
export const footer = {
  description: 'En uavhengig og gratis tjeneste som finner stylister til deg som skal selge bolig.',
  navigationLabel: 'Bunnmeny',
  links: [
    { label: 'Ofte stilte spørsmål', to: paths.faq },
    { label: 'Brukervilkår', to: paths.terms },
    { label: 'Partnervilkår', to: paths.partnerTerms },
    { label: 'Kontakt', to: paths.contact },
    { label: 'Personvern', to: paths.privacy },
    { label: 'Retningslinjer for informasjonskapsler', to: paths.cookiePolicy },
  ],
  consentButton: 'Personvern og informasjonskapsler',
} as const;

import { paths } from '../shared/config/paths';

/** Consent rules require three buttons of equal weight. */
export const consent = {
  label: 'Samtykke til informasjonskapsler',
  title: 'Vi respekterer personvernet ditt',
  text: 'Nødvendige informasjonskapsler får siden til å virke. Resten bestemmer du over.',
  policyLink: { text: 'Les om informasjonskapslene', to: paths.cookiePolicy },
  onlyNecessary: 'Bare nødvendige',
  customise: 'Tilpass valg',
  acceptAll: 'Godta alle',
} as const;

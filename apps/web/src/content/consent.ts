import { paths } from '../app/paths';

/** The consent banner and its settings panel. The three buttons weigh the same. */
export const consent = {
  label: 'Samtykke til informasjonskapsler',
  title: 'Vi respekterer personvernet ditt',
  text: 'Nødvendige informasjonskapsler får siden til å virke. Resten bestemmer du over.',
  policyLink: { text: 'Les om informasjonskapslene', to: paths.cookiePolicy },
  onlyNecessary: 'Bare nødvendige',
  customise: 'Tilpass valg',
  acceptAll: 'Godta alle',
  settings: {
    title: 'Personverninnstillinger',
    text: 'Velg hva vi kan lagre i nettleseren din. Du kan endre valget når som helst nederst på siden.',
    close: 'Lukk innstillingene',
    alwaysOn: 'Alltid på',
    save: 'Lagre valg',
    acceptAll: 'Godta alle',
    categories: {
      necessary: {
        label: 'Nødvendige',
        description:
          'Husker samtykket ditt og tar vare på en henvendelse til den er sendt. Kan ikke slås av.',
      },
      functional: {
        label: 'Funksjonelle',
        description: 'Tar vare på et halvferdig skjema og husker hvilken by du så på sist.',
      },
      analytics: {
        label: 'Analyse',
        description: 'Viser oss hvordan siden blir brukt, slik at vi kan gjøre den bedre.',
      },
      marketing: {
        label: 'Markedsføring',
        description: 'Viser oss hvilke annonser som fører til henvendelser.',
      },
    },
  },
} as const;

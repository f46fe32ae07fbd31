export const consentSettings = {
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
} as const;

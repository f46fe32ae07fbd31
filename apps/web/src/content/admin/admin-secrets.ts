export const adminSecrets = {
  rotate: 'Bytt hemmelighet',
  question: 'Lage en ny hemmelighet?',
  rotateNow: 'Lag ny',
  overlap: 'Så lenge gjelder den gamle også',
  overlaps: [
    { value: '24', label: 'Ett døgn' },
    { value: '168', label: 'En uke' },
    { value: '720', label: '30 døgn' },
    { value: '0', label: 'Ikke lenger' },
  ],
  rotated: { title: 'Byttet', text: 'Den nye hemmeligheten gjelder fra nå av.' },
} as const;

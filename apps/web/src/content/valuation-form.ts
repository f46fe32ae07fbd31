export const valuationForm = {
  agent: {
    legend: 'Vil du ha verdivurdering fra en eiendomsmegler?',
    wanted: 'Da spør vi bare eiendomsmeglere, og ingen stylister.',
    not: 'Det er meglere som gir verdivurdering. Uten kryss her spør vi bare stylister, og de gir tilbud på styling, ikke verdivurdering.',
  },
  home: {
    legend: 'Boligen',
    messageHelp: 'For eksempel byggeår, etasje eller når det passer at megleren ringer.',
  },
  sharing:
    'Jeg samtykker til at opplysningene mine behandles og deles med én eiendomsmegler, slik at megleren kan gi meg verdivurdering.',
  asked: 'Eiendomsmeglere vi spør, ser boligen og postnummeret, ikke hvem du er.',
} as const;

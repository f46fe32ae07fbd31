export const savedMeanwhile = {
  text: 'Noen andre har lagret endringer siden du åpnet dette. Det du har skrevet, står her fortsatt. Se hva som er lagret, og trykk «Lagre» igjen hvis det du har skrevet skal gjelde.',
  found: 'Dette skrev du sist. Det er ikke lagret. «Avbryt» forkaster det.',
  nothing: 'Tomt',
  yes: 'Ja',
  no: 'Nei',
} as const;

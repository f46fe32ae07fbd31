export const areaTexts = {
  legend: 'Tar oppdrag i',
  add: 'Legg til kommune, fylke eller hele landet',
  help: 'Skriv de første bokstavene, eller trykk pil ned for fylkene.',
  options: 'Kommuner og fylker',
  unclear: (names: readonly string[]): string =>
    `Vi forsto ikke: ${names.join(', ')}. Velg kommunene eller fylkene i stedet. Når du lagrer, blir denne meldingen borte.`,
  noHits: 'Fant ingen kommune eller fylke.',
  found: (count: number): string => `${count} treff`,
  added: (name: string): string => `${name} er lagt til`,
  removed: (name: string): string => `${name} er fjernet`,
  missing: 'Velg minst én kommune, ett fylke eller hele landet.',
  remove: (name: string): string => `Fjern ${name}`,
} as const;

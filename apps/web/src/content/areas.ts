export const areaTexts = {
  legend: 'Tar oppdrag i',
  add: 'Legg til kommune, fylke eller hele landet',
  help: 'Skriv de første bokstavene, eller trykk pil ned for fylkene.',
  options: 'Kommuner og fylker',
  noHits: 'Fant verken kommune eller fylke.',
  found: (count: number): string => `${count} treff`,
  added: (name: string): string => `${name} er lagt til`,
  removed: (name: string): string => `${name} er fjernet`,
  remove: (name: string): string => `Fjern ${name}`,
} as const;

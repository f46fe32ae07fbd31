import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Trondheim: trehus, bygårder og lav vintersol',
  paragraphs: [
    'Trondheim har mange små trehus med sterk karakter. På Bakklandet og i Ila er rommene lave og vinduene delt i ruter, og litt for mange møbler er nok til å skjule kvalitetene. Lette møbler, ett stort teppe og nakne vinduskarmer lar huset snakke for seg selv.',
    'På Møllenberg og Rosenborg har mange av de gamle bygårdene huset studenter i årevis. Skal en slik leilighet selges til noen som vil bo der selv, må den vise noe annet enn tre hybler: ett ordentlig soverom, en stue som samler, og et kjøkken med plass til bordet. På Lade, Solsiden og Brattøra er leilighetene nyere, og der gjelder det å skille seg fra naboen i samme blokk.',
    'Om vinteren står solen lavt, og de lyse timene er få. Avtal fotografering midt på dagen, og la stylisten planlegge lampene for visninger som holdes etter at det er blitt mørkt. På Byåsen, med utsikt over fjorden, bør sittegruppen vendes mot vinduet.',
  ],
  button: 'Få tilbud i Trondheim',
};

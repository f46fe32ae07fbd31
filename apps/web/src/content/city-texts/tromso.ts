import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Tromsø: klar for både mørketid og midnattssol',
  paragraphs: [
    'Få steder betyr lyset mer enn i Tromsø. I mørketiden fra slutten av november til midten av januar må lampene gjøre hele jobben. Da trengs det mange små lyskilder med varmt lys, en lampe i vinduet og vegger som kaster lyset tilbake. Om sommeren er det omvendt: Da må soverommet vise at det går an å sove mens solen er oppe.',
    'På Tromsøya går det fra gamle trehus i sentrum og på Skansen til nyere leiligheter nede ved sjøen. I Tromsdalen og på Kvaløya er det større hus med utsikt over sundet og mot fjellene. Utsikten bør fotograferes i dagslys når det finnes, så la fotodagen styre når stylisten kommer.',
    'Snø, våte klær og ski hører til hverdagen. En romslig og ryddig gang er derfor et salgsargument i seg selv. Skriv i skjemaet når du har tenkt å selge, og om tilkomsten er bratt om vinteren. Det hjelper stylistene å planlegge frakten.',
  ],
  button: 'Få tilbud i Tromsø',
};

import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Ålesund: jugendstil, karnapper og hav på alle kanter',
  paragraphs: [
    'Etter bybrannen i 1904 ble sentrum av Ålesund bygd opp igjen i jugendstil. Derfor har mange av leilighetene karnapper, buede vinduer og rom som ikke er helt rettvinklede. Slike rom blir finest når karnappet får en oppgave: et lite bord med to stoler, en lesekrok eller en plante og ingenting annet. Rette hyllerekker mot en buet vegg bør du la være.',
    'Utenfor sentrum er det utsikten som bestemmer. På Hessa, ytterst på Aspøya og oppover lia på Nørvøya ser man øyer, skipsled og fjell. Ta ned det som står i vinduskarmene, og vend sittegruppen utover. Vinduene må pusses rett før fotograferingen, for saltet i vinden legger seg raskt på glasset.',
    'Rundt Moa og i Spjelkavika ligger rekkehus, blokker og eneboliger med god plass og familier som målgruppe. Der gjelder det å vise hva de ekstra rommene kan brukes til. Skriv i skjemaet hvor boligen ligger, og hva du er mest i tvil om.',
  ],
  button: 'Få tilbud i Ålesund',
};

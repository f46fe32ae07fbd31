import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Stavanger: hvite trehus og nye bydeler',
  paragraphs: [
    'Stavanger er kjent for trehusene sine, og ikke bare i Gamle Stavanger. Også på Storhaug og Våland ligger de tett, med små rom, bratte trapper og lyse vegger. Her er det lett å fylle for mye. Smale møbler, vegghengte lamper og et speil ved siden av vinduet gir luft uten at huset mister preget sitt.',
    'I villaene på Eiganes er rommene større, og da blir det synlig hvis møblene er for små. Langs Hafrsfjord og på Hinna er det utsikten og uteplassen som skal fram. Vinden er en del av livet her: En skjermet krok med to stoler viser kjøperen at plassen kan brukes på mer enn de stille dagene.',
    'Fortell i skjemaet om boligen er tom, og om du trenger møbler eller bare det siste. Flytter du for jobb og har dårlig tid, bør du skrive det også. Inntil tre stylister som dekker Stavanger, kan gi deg tilbud.',
  ],
  button: 'Få tilbud i Stavanger',
};

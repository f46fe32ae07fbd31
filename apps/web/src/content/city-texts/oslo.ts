import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Oslo: fra bygård til Bjørvika',
  paragraphs: [
    'I Oslo ligger boliger fra helt ulike tider noen få trikkestopp fra hverandre. Bygårdene på Grünerløkka, Frogner og St. Hanshaugen har høye tak, stukkatur og brede gulvbord. De tåler store bilder og lange gardiner, men soverommet mot bakgården trenger ofte mer lys. En stylist lar rosetten i taket få plass og henter fram lyset der dagen ikke når inn.',
    'I Bjørvika, på Løren og på Ensjø er utfordringen en annen. Leilighetene er nye og lyse, og mange av dem ligner på hverandre. Da er det møbleringen som viser at stua har plass til både spisebord og sofa, og at den innglassede balkongen kan brukes store deler av året. I drabantbyene, som Lambertseter og Romsås, er den korte veien til marka en del av det du selger.',
    'Skriv gjerne i skjemaet hvilken bydel boligen ligger i, om det er heis i gården, og hvor en varebil kan stå. Slikt avgjør mye av den praktiske jobben midt i byen. Inntil tre stylister som dekker Oslo, kan gi deg tilbud.',
  ],
  button: 'Få tilbud i Oslo',
};

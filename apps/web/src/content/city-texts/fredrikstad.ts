import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Fredrikstad: fra festningsbyen til vannkanten',
  paragraphs: [
    'I Gamlebyen i Fredrikstad er husene en del av festningen. Tykke vegger, dype vinduskarmer og skjeve vinkler ber om få og solide møbler. På den andre siden av Glomma, i villastrøket på Cicignon, er rommene høye og dekorerte. Der skal stylingen ramme inn listverket, ikke dekke det til.',
    'Langs elven og på Kråkerøy er det kommet nye leiligheter der verftet holdt til før. De har store vinduer og åpne kjøkken, og mange er ganske like. Med gjennomtenkt møblering ser kjøperen forskjellen på en stue og en stue hun har lyst til å sitte i. Elvefergen og bryggene utenfor døren er en del av hverdagen, så ta med balkongen.',
    'Nærheten til Hvaler og sjøen gjør at uteplassen teller, også utenom sommeren. Vask møblene, sett fram et teppe og la det se ut som om noen nettopp har gått inn for å hente kaffe. Fortell i skjemaet om boligen er tom eller bebodd, så blir tilbudene lettere å sammenligne.',
  ],
  button: 'Få tilbud i Fredrikstad',
};

import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Bergen: lys i en by som kjenner regnet',
  paragraphs: [
    'I Bergen må boligen være fin også på en grå dag, for den kan godt bli vist fram på en. Lamper i flere høyder og varme farger gjør mer her enn hvite vegger alene. Det samme gjør en gang som tåler våte jakker og paraplyer uten å se full ut.',
    'Trehusene i Sandviken, på Nordnes og i smauene rundt Fjellsiden har skjeve gulv, lave dører og trange trapper. Det er sjarmen ved dem, så lenge møblene er i riktig størrelse. I murgårdene på Nygårdshøyden og Møhlenpris handler det om å fylle de høye rommene uten å gjøre dem tunge. I Fyllingsdalen og Åsane er det ofte stua med utgang til balkongen som bør få mest oppmerksomhet.',
    'Har boligen utsikt mot Byfjorden eller opp mot Fløyen, bør ingenting stå i veien for den. Fortell i skjemaet hvordan man kommer til huset, og hvor mange trappetrinn det er fra nærmeste vei. Da kan stylistene regne riktig på frakten.',
  ],
  button: 'Få tilbud i Bergen',
};

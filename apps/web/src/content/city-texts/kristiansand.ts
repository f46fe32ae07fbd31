import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Kristiansand: Kvadraturen og sørlandslyset',
  paragraphs: [
    'I Kristiansand forventer mange det lyse og sommerlige, men boliger selges hele året. En stylist kan ta vare på sørlandspreget uten å henge opp fiskegarn: hvitmalt panel, lin, furu og noen få blåtoner er nok. Da fungerer bildene like godt i november som i juni.',
    'I Posebyen står de lave trehusene vegg i vegg, med stuer rett ut mot gaten og små bakgårder. Privatlivet må løses med lette gardiner, og bakgården bør møbleres som et eget rom. I resten av Kvadraturen og på Tangen er mange av leilighetene nyere, og nærheten til Bystranda er en del av kjøpet. Balkongen bør få være med på bildene.',
    'På Lund, i Vågsbygd og på Hånes er det gjerne familier som ser etter bolig. Da teller soverom, boder og en gang med plass til mange. Fortell i skjemaet hvem du tror kommer på visning, og hvilke rom du er usikker på.',
  ],
  button: 'Få tilbud i Kristiansand',
};

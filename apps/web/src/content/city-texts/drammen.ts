import type { CityText } from '../../shared/config/runtime-config';

export const text: CityText = {
  title: 'Styling før salg i Drammen: elven, åsene og toget til Oslo',
  paragraphs: [
    'Drammenselven deler byen, og på begge sider er det lys og utsikt å hente. I leilighetene på Grønland og ellers langs elven er vinduene ofte store. De bør slippe tunge gardiner og høye møbler. En lav sofa og et bord ved vinduet gir utsikten plass på bildene.',
    'Mange som ser på bolig i Drammen, arbeider i Oslo og tar toget. For dem er hjemmekontoret viktig, også når det bare er en krok på soverommet. Et skrivebord, en god lampe og en dør som kan lukkes, forteller mer enn en setning i annonsen.',
    'Oppover i Bragernesåsen og på Konnerud ligger eneboliger og rekkehus der stua gjerne ble møblert for mange år siden. Der er delstyling ofte nok: mindre i hyllene, lysere tekstiler og bedre lamper. I bygårdene på Strømsø og Bragernes er det derimot takhøyden og de gamle gulvene som bør løftes fram. Beskriv boligen i skjemaet, så foreslår stylistene hva som skal til.',
  ],
  button: 'Få tilbud i Drammen',
};

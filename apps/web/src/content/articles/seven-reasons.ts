import { heading, paragraph } from '../blocks';
import { TIME_CUT } from '../pages/facts';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    'Kjøpere leter etter grunner til å gå videre til neste annonse. Et mørkt bilde er nok. Styling fjerner noen av de grunnene, og gir folk en grunn til å komme på visning. Her er sju ting som skjer når en bolig er gjort klar, og hva du kan se etter hjemme hos deg.',
  ),
  heading('1. Førsteinntrykket kommer tidligere enn du tror'),
  paragraph(
    'Mange møter boligen på mobilen først. Hovedbildet er på størrelse med et frimerke, og det konkurrerer med mange andre. Et bilde med ett tydelig motiv, godt lys og få gjenstander blir lagt merke til. Prøv selv: Ta et bilde av stua, og se på det på armlengdes avstand. Ser du rommet, eller ser du tingene?',
  ),
  heading('2. Rommene får en oppgave'),
  paragraph(
    'Et rom med symaskin, treningssykkel og gjesteseng forteller at boligen mangler plass. Det samme rommet med et skrivebord, en stol og en lampe forteller at boligen har hjemmekontor. Kjøperen skal slippe å gjette. Bestem hva hvert rom skal være, og la alt annet flytte ut.',
  ),
  heading('3. Størrelsen blir lett å forstå'),
  paragraph(
    'Mange tror at tomme rom virker størst. Ofte er det motsatt, for øyet mangler noe å måle mot. En dobbeltseng med to nattbord viser at soverommet er stort nok. Et bord til seks viser at det er plass til gjester. Møblene må være i riktig størrelse: En altfor stor sofa krymper stua, og en altfor liten får den til å virke uferdig.',
  ),
  heading('4. Lyset gjør boligen innbydende'),
  paragraph(
    'Vi bor i et land med lange, mørke måneder, og kjøpere ser etter lys. Rene vinduer, gardiner som henger utenfor glasset, og tre eller fire lamper i hvert oppholdsrom gjør stor forskjell. Bruk pærer med samme varme lysfarge i hele boligen. Blandet lys gir gule og blå flekker på bildene.',
  ),
  heading('5. Boligen virker godt tatt vare på'),
  paragraph(
    'En løs list betyr lite i seg selv. Men den som ser fem slike ting, begynner å lure på hva som ikke synes. Når det små er i orden, blir det lettere å feste lit til resten. Stram skruene i dørhåndtakene, bytt pærer som er gått, fyll hull i veggene og vask fugene på badet. Det koster lite, og det synes. Kjente feil og mangler skal du likevel opplyse om. Styling skal vise fram boligen, ikke skjule noe ved den.',
  ),
  heading('6. Det blir lettere å se for seg et liv der'),
  paragraph(
    'Familiebilder, samlinger og barnetegninger er fine i et hjem. På visning minner de kjøperen om at dette er noen andres. Pakk dem ned først, og la noe annet stå igjen: en bok på et bord, en skål med epler, et teppe over stolen. Små tegn på hverdag gir plass til kjøperens egne tanker.',
  ),
  paragraph(
    'Det gjelder også lukt. Vi merker den ikke selv, men gjestene gjør det. Luft godt, vask tekstilene, og vær forsiktig med duftlys. En sterk duft får folk til å undre seg over hva den skal dekke.',
  ),
  heading('7. Visningen får en god rytme'),
  paragraph(
    'På visning går folk i kø gjennom gangen, stopper i døråpninger og snur i trange hjørner. En stylist tenker på veien gjennom boligen. Gangen er tom for sko og jakker, døren går helt opp, og det første du ser i hvert rom, er noe hyggelig: et vindu, et bilde, et dekket bord. Da blir folk lenger, og de husker mer.',
  ),
  heading('Hva betyr alt dette for salget?'),
  paragraph(
    `Profesjonell styling kan gi inntil ${TIME_CUT} kortere tid på markedet. Tallet gjelder ikke hver eneste bolig, men årsaken er lett å forstå: Når flere forstår hva boligen byr på, kommer flere på visning.`,
  ),
  paragraph(
    'Du trenger ikke å gjøre alt på én gang. Begynn med de rommene som skal på bilde først, gjerne stua, kjøkkenet og hovedsoverommet. Gå deretter gjennom listen over, og noter hva du kan gjøre selv. Det som står igjen, er det du bør spørre en stylist om.',
  ),
  paragraph(formPrompt('Vil du vite hva en stylist ville gjort hjemme hos deg?')),
];

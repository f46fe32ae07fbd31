import { heading, list, paragraph } from '../blocks';
import { PRICE_RISE, TIME_CUT } from '../pages/facts';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    'Når du skal selge, ser kjøperne boligen din på en skjerm lenge før de står i gangen. De blar fort, og de sammenligner. Styling før salg handler om å gjøre boligen klar for det blikket: Rommene skal være lette å forstå, de skal henge sammen, og de skal vise hva boligen kan brukes til.',
  ),
  heading('Ikke det samme som å innrede'),
  paragraph(
    'Når du innreder, tenker du på deg selv. Stolen står der du liker å lese, og skoene står der de er lette å ta på. Når du styler for salg, tenker du på en fremmed som skal se for seg et liv i boligen. Da må det personlige gi plass til det som er felles: lys, luft, god flyt mellom rommene og farger som ikke stjeler oppmerksomheten.',
  ),
  paragraph(
    'Det betyr ikke at boligen skal bli upersonlig. Et helt tomt eller helt nøytralt rom er også vanskelig å like. En god stylist lar noe av stedets egenart stå igjen, for eksempel en gammel peis, en dyp vinduskarm eller utsikten, og rydder bort det som konkurrerer med den.',
  ),
  heading('Hva gjør stylisten?'),
  paragraph(
    'Arbeidet begynner gjerne med en befaring. Stylisten går gjennom boligen rom for rom, spør hvem som trolig kommer på visning, og foreslår hva som bør flyttes, fjernes, repareres eller leies inn. Deretter får du et tilbud som sier hva som er med. Takker du ja, blir dere enige om dagen arbeidet skal gjøres.',
  ),
  list(
    'Møbler plasseres slik at det er lett å gå gjennom rommet, og slik at rommet virker så stort som det er.',
    'Lyset planlegges med flere lamper i ulik høyde, ikke bare én i taket.',
    'Tekstiler, bilder og planter gir varme og binder rommene sammen.',
    'Hvert rom får én tydelig oppgave. Et kott blir et hjemmekontor, og et gjesterom blir et barnerom.',
    'Til slutt ser stylisten på rommet gjennom kameraet. Det er bildene kjøperne møter først.',
  ),
  heading('Tre måter å gjøre det på'),
  paragraph(
    'Fullstyling er komplett møblering. Det passer når boligen står tom, eller når møblene dine ikke skal være med på bildene. Delstyling bruker møblene du har, og supplerer dem med dekor og detaljer. Interiørveiledning gir deg råd om hva du bør gjøre, mens du gjør arbeidet selv.',
  ),
  paragraph(
    'Ingen av de tre er riktig for alle. Det avgjørende er hva boligen trenger, hvor mye du kan gjøre selv, og hvor god tid du har. Er du usikker, kan du beskrive boligen og la stylistene foreslå.',
  ),
  heading('Hva kan det bety for salget?'),
  paragraph(
    `Profesjonell styling kan gi ${PRICE_RISE} høyere salgspris og inntil ${TIME_CUT} kortere tid på markedet. Det er ikke et løfte. Beliggenhet, stand, prisnivå og tidspunkt betyr mye, og ingen kan vite hva akkurat din bolig ville blitt solgt for uten styling. Det styling kan påvirke, er førsteinntrykket: hvor mange som stopper ved annonsen, hvor mange som kommer på visning, og hva de husker når de går hjem.`,
  ),
  heading('Dette bør du avklare før du takker ja'),
  list(
    'Hva er med i prisen, og hva kommer i tillegg? Spør om transport, montering, leietid og nedrigging.',
    'Hvor lenge kan møblene stå hvis salget tar lengre tid enn planlagt, og hva koster det?',
    'Hvem har ansvaret hvis noe blir skadet, enten det er dine ting eller stylistens?',
    'Hva må du ha gjort selv før stylisten kommer?',
    'Kan du få se bilder fra boliger som ligner på din?',
  ),
  paragraph(
    'Be om svarene skriftlig. Da er det lett å sammenligne tilbudene, og både du og stylisten vet hva dere har avtalt.',
  ),
  heading('Når bør du begynne?'),
  paragraph(
    'Begynn før fotografen er bestilt. Bildene blir tatt én gang, men de følger annonsen hele veien. Snakk med megleren om datoer, og la det være minst én dag mellom stylingen og fotograferingen. Da rekker dere å rette på småting, og du slipper å bære esker mens kameraet rigges.',
  ),
  paragraph(formPrompt('Vil du vite hva styling koster for din bolig?')),
];

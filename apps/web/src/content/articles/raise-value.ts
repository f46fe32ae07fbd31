import { heading, list, numberedList, paragraph } from '../blocks';
import { PRICE_RISE, TIME_CUT } from '../pages/facts';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    `Profesjonell styling kan gi ${PRICE_RISE} høyere salgspris og inntil ${TIME_CUT} kortere tid på markedet. Men hvordan henger det sammen i praksis? Styling endrer ikke boligen. Den endrer hvor godt kjøperne forstår den, og hvor mange som får lyst til å by.`,
  ),
  heading('Pris blir til mellom mennesker'),
  paragraph(
    'En bolig er verdt det noen vil betale for den på en bestemt dag. I en budrunde holder det ofte at to personer har lyst på det samme. Derfor handler styling mindre om å imponere alle og mer om å nå dem som boligen passer for. En toromsleilighet i et bygårdskvarter og et hus med fire soverom har ulike kjøpere, og de bør styles ulikt.',
  ),
  paragraph(
    'Tenk gjennom hvem som er mest sannsynlig for din bolig, og spør gjerne megleren. Et ungt par ser etter plass til hjemmekontor. En familie teller soverom og ser etter kroker til våte klær. Den som skal selge huset og flytte i leilighet, ser etter lys, heis og plass til spisebordet.',
  ),
  heading('Fire ting styling kan påvirke'),
  list(
    'Hvor mange som stopper ved annonsen. Bildene gjør mesteparten av jobben, og de blir aldri bedre enn rommet de er tatt i.',
    'Hvor mange som kommer på visning. Når bildene viser hva rommene kan brukes til, kommer de som faktisk har bruk for dem.',
    'Hvor mye som trekkes fra i hodet. Hver ting som ser uferdig ut, blir til en kostnad i kjøperens regnestykke, ofte større enn den er.',
    'Hvor sikker kjøperen føler seg. Den som kan se for seg hverdagen i boligen, tør å by tidligere.',
  ),
  heading('Tre ting styling ikke kan påvirke'),
  list(
    'Beliggenheten, utsikten og naboene.',
    'Den tekniske standen. Fukt, et gammelt elektrisk anlegg og et slitt tak blir ikke borte med fine puter.',
    'Markedet den uken du selger.',
  ),
  paragraph(
    'Vær derfor på vakt mot alle som lover en bestemt sum. Et intervall er ingen garanti. Boligen din kan havne både under og over.',
  ),
  heading('Slik kan du regne på det'),
  paragraph('Et enkelt regnestykke gjør valget lettere. Tallene her er bare et eksempel.'),
  numberedList(
    'Ta utgangspunkt i prisantydningen, for eksempel 4\u00a0000\u00a0000\u00a0kr.',
    'Finn ut hva én prosent er. Her blir det 40\u00a0000\u00a0kr.',
    'Legg sammen det stylingen koster: tilbudet fra stylisten, ekstra leie hvis salget drar ut, og det du bruker på reparasjoner og vask.',
    'Del kostnaden på verdien av én prosent. Koster alt sammen 40\u00a0000\u00a0kr, må prisen bli én prosent høyere for at du skal gå i null.',
    'Ta med tiden. Hver måned med to boliger betyr renter, felleskostnader og strøm. Blir salgstiden kortere, sparer du noe der også.',
  ),
  paragraph(
    'Blir terskelen høy, kan delstyling eller interiørveiledning være et bedre valg enn fullstyling. Blir den lav, er det kanskje tiden din som avgjør.',
  ),
  heading('Bruk pengene der de synes'),
  paragraph(
    'Ikke alle rom betyr like mye. Stua, kjøkkenet og hovedsoverommet er som regel de rommene folk ser først. Gangen er det første de møter på visning. Boden, vaskerommet og kjelleren trenger bare å være ryddige og lyse. Ute er inngangen viktigst, og deretter plassen der du ville drukket morgenkaffen.',
  ),
  paragraph(
    'Større oppussing rett før salg er en annen sak. Et nytt kjøkken er dyrt, og kjøperen kan ha en annen smak enn deg. Maling, lys, vask og små reparasjoner er nesten alltid tryggere. Spør megleren før du river noe.',
  ),
  heading('Få med megleren og fotografen'),
  paragraph(
    'Stylisten, megleren og fotografen arbeider best når de vet om hverandre. Megleren vet hvem som leter i området. Stylisten former rommene etter det. Fotografen vet når lyset er best i stua. Send dem hverandres telefonnumre, og avtal datoene samlet. La stylingen stå til visningene er over, ikke bare til bildene er tatt. Skuffelsen er stor når virkeligheten er en annen enn annonsen.',
  ),
  paragraph(formPrompt('Vil du ha konkrete tilbud å regne på?')),
];

import { heading, list, paragraph } from '../blocks';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    'Antall kvadratmeter kan du ikke gjøre noe med før salget. Hvor store rommene føles, kan du gjøre mye med. Øyet måler ikke gulvflaten. Det ser etter hvor langt blikket når, hvor lyset faller, og hvor mye som står i veien. Her er grepene som virker best.',
  ),
  heading('Slipp inn dagslyset'),
  paragraph(
    'Begynn med vinduene. Vask dem ute og inne, og ta bort alt som står i vinduskarmen. Tunge gardiner kan du ta ned helt. Lette gardiner bør henge på en stang som er bredere enn vinduet, slik at de dekker veggen og ikke glasset. Heng dem gjerne høyt, så virker taket høyere.',
  ),
  paragraph(
    'Se også ut. En busk foran kjøkkenvinduet eller en markise som henger halvveis ned, tar mye lys. Klipp, rull opp og rydd på balkongen, for den er en del av utsikten.',
  ),
  heading('Bygg lyset i lag'),
  paragraph(
    'Én lampe midt i taket gir skygger i hjørnene, og mørke hjørner får et rom til å skrumpe. Bruk heller flere lyskilder i ulik høyde.',
  ),
  list(
    'Et allment lys som når taket, for eksempel en lampe som lyser oppover.',
    'Et lys der noe skjer: over spisebordet, ved lesestolen, på kjøkkenbenken.',
    'Et lite lys i det mørkeste hjørnet. Det er ofte det som utgjør forskjellen.',
    'Samme varme lysfarge på alle pærene, slik at rommene henger sammen på bildene.',
  ),
  heading('Velg farger som samarbeider'),
  paragraph(
    'Lyse vegger kaster lyset videre, men helt hvite vegger kan se kalde ut i skyggen. En varm hvitfarge eller en lys sand- eller gråtone er tryggere. Viktigst er overgangene: Når gang, stue og kjøkken har samme farge, stopper ikke blikket ved hver døråpning. Er taket, listene og veggen nesten like lyse, er det vanskelig å se hvor rommet slutter.',
  ),
  paragraph(
    'Du trenger ikke å male alt. Én mørk vegg i et lite rom kan være vel verdt en helg. En god farge i et stort og lyst rom kan få stå.',
  ),
  heading('Ta ut før du setter inn'),
  paragraph(
    'De fleste hjem har for mange møbler til å bli vist fram. Ta ut det du kan unnvære i noen uker: den ekstra stolen, hyllen i gangen, bordet ingen bruker. Gulv som synes, er plass som synes. Møbler på bein lar blikket gå under, og lave møbler gir mer vegg og luft over.',
  ),
  paragraph(
    'La gangveiene være frie. Det skal være mulig å gå rett fra døren til vinduet uten å svinge unna noe. Trekk gjerne sofaen noen centimeter ut fra veggen. Det høres bakvendt ut, men et møbel som er presset inntil veggen, sier at det var knapt med plass.',
  ),
  heading('Bruk speil med omtanke'),
  paragraph(
    'Et speil dobler det som står foran det. Heng det på veggen ved siden av vinduet, så sprer det dagslyset innover. Henger det rett overfor et rotete kjøkken, får du to rotete kjøkken. Ett stort speil virker roligere enn mange små. I en smal gang kan et høyt speil på langveggen gjøre bredden lettere å leve med.',
  ),
  heading('Rom for rom'),
  list(
    'Gangen: Fjern yttertøy, sko og skap som stikker ut. La én krok og én benk bli igjen.',
    'Stua: Ett stort teppe, gjerne så stort at forbeina på alle sittemøblene står på det. Mange små tepper deler gulvet i biter.',
    'Kjøkkenet: Tom benk, bortsett fra én eller to ting. Ta ned magnetene fra kjøleskapet.',
    'Soverommet: Sengen midt på veggen med plass på begge sider, hvis det går. Stramt og lyst sengetøy uten store mønstre.',
    'Badet: Like håndklær, ingen flasker, ren dusjvegg. Badeleker legges i en kurv i skapet.',
    'Barnerommet: Færre leker i åpne hyller, resten i kasser med lokk.',
  ),
  heading('Sjekk resultatet med kameraet'),
  paragraph(
    'Ta bilder med mobilen fra hvert hjørne, i brysthøyde og med telefonen rett. På bildet ser du det du har sluttet å se i rommet: ledningen, søppelbøtten, lampen som henger skjevt. Rett på det, og ta bildet på nytt. To eller tre runder er som regel nok.',
  ),
  paragraph(
    'Står du fast, er det et godt tidspunkt å hente inn noen med friske øyne. En stylist kan komme med råd for en time eller to, eller ta hånd om hele jobben med møbler og lamper som passer til rommene.',
  ),
  paragraph(formPrompt('Vil du ha hjelp til å få fram lyset og plassen?')),
];

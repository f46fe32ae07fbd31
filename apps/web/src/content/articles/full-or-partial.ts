import { heading, list, paragraph } from '../blocks';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    'Det vanligste spørsmålet før styling er hvor mye som trengs. Skal alt skiftes ut, eller holder det med nye puter og bedre lys? Svaret avhenger mindre av smak enn av tre ting: om boligen er tom, hva slags møbler du har, og hvem du tror vil kjøpe.',
  ),
  heading('Fullstyling: komplett møblering'),
  paragraph(
    'Ved fullstyling møblerer stylisten boligen fra bunnen av. Møbler, tepper, lamper, tekstiler, bilder og planter kommer utenfra og hentes når salget er i havn. Alt er valgt for å passe sammen og for å bli fotografert. Du gjør lite selv, bortsett fra at boligen må være tom, ren og reparert før stylisten kommer.',
  ),
  paragraph('Fullstyling passer ofte når'),
  list(
    'boligen er tom, for eksempel fordi du har flyttet, eller fordi det er et dødsbo eller et nybygg',
    'boligen har vært leid ut og er møblert for slitestyrke',
    'møblene er for store, for mørke eller for mange for rommene',
    'du vil bo et annet sted fra bildene tas og til boligen er solgt',
  ),
  paragraph(
    'Ulempen er at det koster mer, og at møblene er leid. Spør hvor lang leietid som er med i prisen, og hva som skjer hvis salget drar ut.',
  ),
  heading('Delstyling: dine møbler, supplert'),
  paragraph(
    'Ved delstyling bygger stylisten på det du har. Noe flyttes, noe settes bort, og resten suppleres med dekor og detaljer: et større teppe, nye lamper, sengetøy, bilder og planter. Ofte er det nettopp det som mangler. Mange hjem har gode møbler, men for lite lys og for mange småting.',
  ),
  paragraph('Delstyling passer ofte når'),
  list(
    'du bor i boligen mens den er til salgs',
    'de store møblene er hele, nøytrale og i riktig størrelse',
    'ett eller to rom trenger mer hjelp enn resten',
    'du kan rydde og bære selv, men mangler blikket for helheten',
  ),
  paragraph(
    'Ulempen er at hverdagen fortsetter rundt stylingen. Noen må re opp sengene, gjemme oppvaskbørsten og holde barnerommet i orden til visningen er over.',
  ),
  heading('Interiørveiledning: råd du følger selv'),
  paragraph(
    'Ved interiørveiledning får du råd om hva du bør flytte, fjerne og tilføre. Stylisten går gjennom boligen, og du gjør arbeidet etterpå. Det passer når boligen allerede er i god stand, når du har tid, eller når du er usikker på om du trenger mer. Noen begynner med veiledning og bestiller delstyling av det de ikke fikk til selv.',
  ),
  heading('Fem spørsmål som hjelper deg å velge'),
  list(
    'Kan noen se for seg å bo her slik det er nå? Spør en som ikke kjenner boligen.',
    'Hvilke tre møbler ville du satt bort først? Nevner du sofaen, sengen og spisebordet, tyder det på fullstyling.',
    'Hvor skal du bo mens boligen ligger ute?',
    'Hvor mange timer kan du legge inn selv de neste to ukene?',
    'Hvor synlig er boligen i forhold til det andre som er til salgs i området? Ligger det mange like leiligheter ute samtidig, betyr bildene mer.',
  ),
  heading('Du kan blande'),
  paragraph(
    'Valget trenger ikke å gjelde hele boligen. En stylist kan fullmøblere en tom stue, delstyle soverommet og gi deg råd om gangen. Du kan også prioritere rommene som kommer først i annonsen. Si hva du har å bruke, og spør hva stylisten ville gjort for den summen. Da får du et tilbud som er lettere å vurdere enn en liste over alt som er mulig.',
  ),
  heading('Slik sammenligner du tilbud'),
  paragraph(
    'To tilbud med samme sum kan inneholde helt forskjellige ting. Sett dem ved siden av hverandre, og se etter hvilke rom som er med, hvor lenge møblene kan stå, om transport og nedrigging er inkludert, hva du må gjøre selv, og når stylisten kan komme. Se også på tidligere arbeid. Liker du det du ser, og ligner boligene på din, er det et godt tegn.',
  ),
  paragraph(
    'Husk at du ikke trenger å ha bestemt deg før du spør. I skjemaet velger du det alternativet du tror mest på, og du kan skrive at du er i tvil. Stylistene er vant til det.',
  ),
  paragraph(formPrompt('Vil du se hva de ulike løsningene koster for din bolig?')),
];

import { heading, list, numberedList, paragraph } from '../blocks';
import type { Block } from '../types';
import { formPrompt } from './article';

export const blocks: readonly Block[] = [
  paragraph(
    'En stylist som må bruke den første timen på å bære esker, får mindre tid til det du betaler for. Derfor lønner det seg å forberede boligen. Du trenger ikke å bli ferdig med alt, men rekkefølgen er viktig: Det er bortkastet å vaske et rom du skal sparkle i morgen.',
  ),
  heading('Steg 1: Legg en plan bakover fra fotograferingen'),
  paragraph(
    'Begynn med dagen fotografen kommer, og tell bakover. Stylingen bør være ferdig minst én dag før. Vasken bør være ferdig før stylingen, og reparasjonene før vasken. Skriv opp hvem som gjør hva, også det megleren skal ordne.',
  ),
  numberedList(
    'Tre til fire uker før: Rydd, sorter og bestill det du trenger hjelp til.',
    'To til tre uker før: Reparer og mal.',
    'En uke før: Kjør bort, vask og puss vinduer.',
    'En til to dager før: styling.',
    'Fotodagen: Luft, tenn lampene og gå en siste runde.',
  ),
  paragraph(
    'Har du dårligere tid enn dette, er det greit. Si fra om det i henvendelsen, så vet stylisten hva som er mulig.',
  ),
  heading('Steg 2: Rydd i fire bunker'),
  paragraph(
    'Ta ett rom om gangen, og la hver ting havne i en av fire bunker: behold, lagre, gi bort og kast. Begynn i rommene som skal på bilde. Åpne skapene også, for på visning blir de åpnet av andre. Et skap som er to tredjedeler fullt, viser at det er god lagringsplass.',
  ),
  paragraph(
    'Pakk ned det personlige først: familiebilder, medisiner, post, smykker og papirer med navn på. Det er både for trivselens og for sikkerhetens skyld. Merk eskene, og sett dem hos noen du kjenner, på et leid lager eller i en bod som ikke vises fram. En bod full av esker er dessverre også et rom på visningen.',
  ),
  heading('Steg 3: Reparer det som drar blikket til seg'),
  paragraph(
    'Gå gjennom boligen med en notatblokk, og skriv ned alt du har vent deg til. Sett deg på huk, og se fra barnehøyde. Slå på alt lys. Åpne og lukk alle dører.',
  ),
  list(
    'Pærer som er gått, og brytere eller deksler som er gulnet.',
    'Hull, merker og riper på veggene.',
    'Dører som tar i karmen, og håndtak som er løse.',
    'Kraner som drypper, og fuger som er misfargede.',
    'Lister som mangler eller har løsnet.',
  ),
  paragraph(
    'Elektrisk arbeid og rørarbeid overlater du til fagfolk. Spør megleren før du setter i gang noe stort, for ikke all oppussing lønner seg rett før et salg. Oppdager du feil du ikke skal reparere, så skriv dem ned. De hører hjemme i opplysningene du gir kjøperen.',
  ),
  heading('Steg 4: Vask grundig, også der ingen ser'),
  paragraph(
    'Rent er ikke det samme som ryddig. Vask vinduer, lamper, stikkontakter, lister og toppen av dørene. Kjøkkenviften og ovnen fortjener en egen kveld. På badet er det kalken, sluket og silikonen som synes. Vask gardiner og puter, og luft i flere dager. Har du dyr, bør matskåler, kurver og kattesand være ute av boligen når bildene tas.',
  ),
  paragraph(
    'Uteområdet er det første folk ser på visningen. Fei trappen, rydd postkassen, klipp plenen eller måk snøen, og ta bort sykler og søppelbøtter fra inngangen. På balkongen holder det ofte med en vasket benk og én plante.',
  ),
  heading('Steg 5: Gi stylisten et godt utgangspunkt'),
  paragraph(
    'Jo mer stylisten vet før befaringen, desto mer presist blir tilbudet. Finn fram dette:',
  ),
  list(
    'Plantegning, eller mål på de viktigste rommene.',
    'Bilder av alle rom, gjerne rotete. De skal bare vise hva dere begynner med.',
    'Hvilke møbler som blir, og hvilke som er ute av boligen før stylingen.',
    'Datoene for foto og visning, og navnet på megleren hvis du har en.',
    'Hva du har tenkt å bruke, og hva du kan gjøre selv.',
    'Praktiske ting: etasje, heis, parkering for varebil og hvem som har nøkkel.',
  ),
  paragraph(
    'Avtal også hvem som er hjemme når stylisten arbeider, og hvem som kan svare på telefonen. Bor du i boligen, bør dere snakke om hvordan hverdagen skal fungere mellom stylingen og visningen. En kurv til alt som skal bort i en fart, er en enkel løsning.',
  ),
  paragraph(formPrompt('Klar for å finne en stylist?')),
];

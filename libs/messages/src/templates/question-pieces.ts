import type { ClaimedNotification } from '@boligstyling/application';
import { type Assignment, deadlineText, questionDetails, toKroner } from '@boligstyling/domain';
import { answerPage, type MailSettings } from '../mail-settings.js';
import { detailList } from './detail-list.js';
import { ownAssignment } from './own-assignment.js';
import { button, paragraph, type Piece } from './piece.js';

/** A price as partners read it, without MVA. */
function priceText(ore: number): string {
  return `${toKroner(ore).toLocaleString('nb-NO')} kr`;
}

/** Until when a question can be answered, as day and time. */
export function untilWhen({ deadline, offeredAt }: Assignment): string {
  return deadlineText(deadline ?? offeredAt, offeredAt);
}

/** What a partner needs to decide, with the price and the way to the answer. */
export function questionPieces(notification: ClaimedNotification, settings: MailSettings): Piece[] {
  const { assignment } = ownAssignment(notification);
  const isFree = assignment.priceOre === 0;
  const price = isFree ? 'gratis' : priceText(assignment.priceOre);
  const costs = isFree
    ? paragraph`Oppdraget er gratis.`
    : paragraph`Prisen er ${price} + mva., bare hvis du tar det.`;
  return [
    paragraph`Svar innen ${untilWhen(assignment)}. Svarer du ikke, går den videre, og du betaler ingenting.`,
    detailList(questionDetails(notification.lead)),
    costs,
    paragraph`De tre første som sier ja, får oppdraget. Da ser du navn, telefon og adresse. Tegnet «…» står der noe er skjult.`,
    button(answerPage(settings, assignment), `Ta oppdraget – ${price}`),
    paragraph`Knappen åpner en side der du svarer «Ta oppdraget» eller «Passer ikke». Ingenting skjer bare av at e-posten åpnes.`,
  ];
}

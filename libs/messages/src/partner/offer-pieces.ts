import type { ClaimedNotification } from '@boligstyling/application';
import {
  type Assignment,
  deadlineText,
  firstComeText,
  kronerText,
  MASK,
  MAX_AGENTS,
  MAX_STYLISTS,
  othersWhoAccepted,
  offerDetails,
  referenceOf,
} from '@boligstyling/domain';
import { answerPage, type MailSettings, partnerPage } from '../mail-settings.js';
import { detailList } from '../layout/detail-list.js';
import { ownAssignment } from './partner-link.js';
import type { Page } from '../layout/page-markup.js';
import { button, link, paragraph, strong } from '../layout/piece.js';
import { priceTag } from '../billing/price-tag.js';
import { quote } from '../layout/quote.js';
import { referenceDetail } from '../layout/reference-detail.js';

export function untilWhen({ deadline, offeredAt }: Assignment): string {
  return deadlineText(deadline ?? offeredAt, offeredAt);
}

/** All that a partner needs to decide, with price and answer link, without the owner. */
export function offerPieces(
  notification: ClaimedNotification,
  settings: MailSettings,
): Pick<Page, 'banner' | 'body'> & { footer: NonNullable<Page['banner']> } {
  const own = ownAssignment(notification);
  const { assignment } = own;
  const page = answerPage(settings, own);
  const price = assignment.priceOre === 0 ? 'gratis' : kronerText(assignment.priceOre);
  const vat = notification.asksForVat ? '+ mva. ' : '';
  const details = offerDetails(notification.lead, assignment.partnerGroup);
  const hides = details.some(({ value }) => value.includes(MASK));
  const isWords = ({ key }: { key: string }) => key === 'message' || key === 'stylingNeeds';
  return {
    banner: paragraph`${strong(`Svar innen ${untilWhen(assignment)}`)} Svarer du ikke, går den videre, og du betaler ingenting.`,
    body: [
      detailList([
        ...details.filter((each) => !isWords(each) && each.key !== 'serviceType'),
        referenceDetail(referenceOf(assignment.id)),
      ]),
      ...details.filter(isWords).map(({ label, value }) => quote(label, value)),
      ...priceTag(assignment.priceOre === 0 ? 'Gratis' : price, [
        ...(assignment.priceOre === 0 ? [] : [`${vat}Bare hvis du tar det.`]),
        whoGetsIt(notification),
      ]),
      button(page, `Ta oppdraget – ${price}`),
      button(answerPage(settings, own, 'passer-ikke'), 'Passer ikke', 'outlined'),
      paragraph`Knappene åpner en side der du bekrefter. Ingenting skjer bare av at e-posten åpnes. Sier du ja, ser du navn, telefon og adresse.${hides ? ' Tegnet «…» står der noe er skjult til da.' : ''}`,
    ],
    footer: paragraph`${link(page, 'Ta en pause eller endre hvor mye du tar')} · ${link(partnerPage(settings), 'Siden din: oppdrag, områder og fakturaer')}`,
  };
}

function whoGetsIt(notification: ClaimedNotification): string {
  const { assignment: own } = ownAssignment(notification);
  const { assignments, mergedReveals } = notification;
  const asked = assignments.map(({ assignment }) => assignment);
  const places = own.partnerGroup === 'estate-agent' ? MAX_AGENTS : MAX_STYLISTS;
  return firstComeText(places, othersWhoAccepted(own, asked, mergedReveals));
}

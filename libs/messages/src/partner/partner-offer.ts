import { ownAssignment, ownTitle } from './partner-link.js';
import type { Template } from '../email.js';
import { toPartner } from '../layout/recipients.js';
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
import { detailList, referenceDetail } from '../layout/lead-details.js';
import type { Page } from '../layout/layout.js';
import {
  button,
  link,
  paragraph,
  strong,
  type Piece,
  quote,
  FOR_LAYOUT,
  html,
  LINJE,
  SERIF,
  SKIFER,
  wrap,
} from '../layout/html.js';

function priceTag(price: string, notes: readonly string[]): Piece[] {
  const markup = html`<table ${FOR_LAYOUT} style="margin-top:24px;border-top:1px solid ${LINJE}">
    <tr>
      <td
        valign="middle"
        style="padding:20px 16px 0 0;font:400 40px/1 ${SERIF};letter-spacing:-.02em;white-space:nowrap"
      >
        ${price}
      </td>
      <td
        valign="middle"
        width="99%"
        style="padding:20px 0 0;font-size:15px;line-height:1.4;color:${SKIFER}"
      >
        ${notes.join(' ')}
      </td>
    </tr>
  </table>`;
  // In running text the price is a sentence, unless the notes continue it («+ mva.»).
  const said = notes[0]?.startsWith('+') ? price : `${price}.`;
  return [{ html: markup, text: wrap([said, ...notes].join(' ')) }];
}

function answerBy({ deadline, offeredAt }: Assignment): string {
  return deadlineText(deadline ?? offeredAt, offeredAt);
}

function offerPieces(
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
    banner: paragraph`${strong(`Svar innen ${answerBy(assignment)}`)} Svarer du ikke, går den videre, og du betaler ingenting.`,
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
      paragraph`Knappene åpner en side der du bekrefter. Ingenting skjer bare av at e-posten åpnes. Sier du ja, ser du navn, telefon, e-post og adresse.${hides ? ' Tegnet «…» står der noe er skjult til da.' : ''}`,
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

export const partnerReminder: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Påminnelse: ${title}. Svar innen ${answerBy(assignment)}`,
    preheader: 'Halve svarfristen er gått.',
    title: `${title} venter på svar`,
    ...offerPieces(notification, settings),
  });
};

export const partnerOffer: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `${title}. Svar innen ${answerBy(assignment)}`,
    preheader: 'Svarer du ikke, går den videre, og du betaler ingenting.',
    title,
    ...offerPieces(notification, settings),
  });
};

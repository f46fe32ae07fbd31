import {
  isClosed,
  isGranted,
  type Lead,
  referenceOf,
  registeredPlace,
  VALUATION,
} from '@boligstyling/domain';
import type { Template } from '../email.js';
import { ownerPage, pageUrl, siteName } from '../mail-settings.js';
import {
  detailList,
  type Detail,
  leadDetails,
  leadFacts,
  referenceDetail,
  inPlace,
} from '../layout/lead-details.js';
import { greeting } from '../layout/recipients.js';
import { emailTo } from '../layout/layout.js';
import {
  button,
  heading,
  link,
  mailLink,
  paragraph,
  type Piece,
  FOR_LAYOUT,
  html,
  GRAN,
  LINJE,
  SERIF,
  SKIFER,
  wrap,
} from '../layout/html.js';

interface Step {
  readonly title: string;
  readonly text: string;
}

function stepList(steps: readonly Step[]): Piece {
  const rows = steps.map(
    ({ title, text }, index) =>
      html`<tr>
        <td
          width="36"
          valign="top"
          style="padding:15px 0;border-top:1px solid ${LINJE};font:400 23px/1.1 ${SERIF};color:${GRAN}"
        >
          ${index + 1}
        </td>
        <td valign="top" style="padding:14px 0;border-top:1px solid ${LINJE}">
          <strong style="font-weight:600">${title}</strong><br />
          <span style="color:${SKIFER}">${text}</span>
        </td>
      </tr>`,
  );
  return {
    html: html`<table ${FOR_LAYOUT} style="margin:24px 0 12px">
      ${rows}
    </table>`,
    text: steps
      .map(({ title, text }, index) => `${index + 1}. ${title}\n${wrap(text, '   ')}`)
      .join('\n\n'),
  };
}

const STEPS: readonly Step[] = [
  {
    title: 'Vi spør stylister',
    text: 'De ser boligen, postnummeret og det du skrev, ikke hvem du er.',
  },
  {
    title: 'Inntil tre stylister sier ja',
    text: 'Først da får de navn, telefon, e-post og adresse. Du får en e-post om hvem de er.',
  },
  {
    title: 'De tar kontakt med deg',
    text: 'Vanligvis innen 1–2 virkedager. Du sammenligner og velger, eller takker nei.',
  },
];

const AGENT_STEPS: readonly Step[] = [
  {
    title: 'Vi spør eiendomsmeglere',
    text: 'De ser sted, postnummer, størrelse og boligtype, ikke hvem du er.',
  },
  {
    title: 'Én eiendomsmegler sier ja',
    text: 'Først da får megleren navn, telefon, e-post og adresse. Du får en e-post om hvem det er.',
  },
  {
    title: 'Megleren tar kontakt med deg',
    text: 'Vanligvis innen 1–2 virkedager. Du velger selv om du vil gå videre.',
  },
];

const TO_AN_AGENT = { label: 'Eiendomsmegler', value: 'Én megler kan kontakte deg' };

const ASKED = {
  stylists: {
    who: 'stylister',
    calls: 'Inntil tre stylister tar kontakt',
    course: [stepList(STEPS)],
  },
  both: {
    who: 'stylister og eiendomsmeglere',
    calls: 'Inntil tre stylister og én eiendomsmegler tar kontakt',
    course: [
      stepList(STEPS),
      paragraph`Du har også sagt ja til én eiendomsmegler. Meglere vi spør, ser sted, postnummer, størrelse og boligtype, ikke hvem du er. Den første som sier ja, får navn, telefon, e-post og adresse, og tar kontakt med deg.`,
    ],
  },
  agents: {
    who: 'eiendomsmeglere',
    calls: 'Vi spør eiendomsmeglere, og én kan ta kontakt',
    course: [stepList(AGENT_STEPS)],
  },
} as const;

/**
 * Only a proven mailbox gets the lead's facts. A lead that is already closed, as a held one can be,
 * gets no promises.
 */
export const ownerConfirmation: Template = (notification, settings) => {
  const { consents, isMailboxProven, lead } = notification;
  const { contactEmail, productName } = settings;
  const isValuation = lead.serviceType === VALUATION;
  const wantsAgent = isGranted(consents, 'estate-agent');
  const asked = ASKED[isValuation ? 'agents' : wantsAgent ? 'both' : 'stylists'];
  const about = isValuation ? 'verdivurdering' : productName;
  const isOver = isClosed(lead);
  const subject = `Vi har mottatt henvendelsen din om ${about}`;
  return emailTo(lead.customerName, lead.customerEmail, settings, {
    subject,
    preheader: isOver
      ? 'Den er avsluttet, så vi spør ingen.'
      : `${asked.calls}. Det er gratis og uforpliktende.`,
    title: isOver ? 'Vi har mottatt henvendelsen din' : `Nå spør vi ${asked.who}${inPlace(lead)}`,
    body: [
      greeting(lead.customerName),
      ...(isOver
        ? [paragraph`Takk for henvendelsen. Den er avsluttet nå, så vi spør ingen om den.`]
        : [
            paragraph`Takk for henvendelsen. Slik går det videre:`,
            ...asked.course,
            paragraph`Har ingen sagt ja innen en virkedag, får du vite det. Tjenesten er gratis og uforpliktende for deg.`,
          ]),
      button(ownerPage(settings, notification), 'Følg henvendelsen din'),
      paragraph`Der ser du hvem som er spurt, og hvem som vet hva. Du kan også rette noe, trekke henvendelsen eller slette alt. Har du lenken, har du tilgang, så ikke del den med andre.`,
      ...(isMailboxProven ? allSent(lead, wantsAgent) : whichRequest(lead)),
      heading('Har du spørsmål?'),
      paragraph`Svar på denne e-posten, eller skriv til ${mailLink(contactEmail)}.`,
      paragraph`Vil du ha opplysningene dine slettet? Det gjør du selv på siden for henvendelsen, eller du kan skrive til samme adresse.`,
      paragraph`${link(pageUrl(settings, '/personvern'), 'Slik behandler vi opplysningene dine')}`,
    ],
    footer: [
      paragraph`Du får denne e-posten fordi adressen din ble oppgitt i en henvendelse til ${siteName(settings)}. Var det ikke deg? Gi oss beskjed, så sletter vi henvendelsen.`,
    ],
  });
};

const isFilled = ({ value }: Detail) => value !== '';

function allSent(lead: Lead, wantsAgent: boolean): Piece[] {
  const facts = leadFacts(lead, 'owner').filter(isFilled);
  const isAll = facts.length === leadDetails(lead, 'owner').filter(isFilled).length;
  return [
    heading('Dette sendte du oss'),
    detailList([
      referenceDetail(referenceOf(lead.id)),
      ...facts,
      ...(wantsAgent ? [TO_AN_AGENT] : []),
    ]),
    ...(isAll ? [] : [paragraph`Det du skrev med egne ord, ser du på siden for henvendelsen.`]),
  ];
}

/** Enough to identify the lead, for a mailbox that anybody may have entered. */
function whichRequest(lead: Lead): Piece[] {
  const details = [
    referenceDetail(referenceOf(lead.id)),
    { label: 'Tjeneste', value: lead.serviceType },
    { label: 'Sted', value: registeredPlace(lead) },
  ];
  return [
    heading('Henvendelsen din'),
    detailList(details.filter(isFilled)),
    paragraph`Resten av det du sendte, ser du på siden for henvendelsen.`,
  ];
}

import type { ClaimedNotification } from '@boligstyling/application';
import { type Letter, mailbox } from '../letter.js';
import { type MailSettings, ownerPage, pageUrl, siteName } from '../mail-settings.js';
import { detailList } from './detail-list.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { leadDetails } from './lead-details.js';
import { button, heading, link, mailLink, paragraph } from './piece.js';
import { type Step, stepList } from './step-list.js';

const STEPS: readonly Step[] = [
  {
    title: 'Vi finner stylister',
    text: 'Henvendelsen går til inntil tre stylister i området ditt.',
  },
  {
    title: 'De tar kontakt med deg',
    text: 'På telefon, e-post eller SMS, vanligvis innen 1–2 virkedager.',
  },
  {
    title: 'Du sammenligner og velger',
    text: 'Eller takker nei. Det er helt greit.',
  },
];

/** Thanks the home owner, says what happens next, and repeats what we were told. */
export function ownerConfirmation({ lead }: ClaimedNotification, settings: MailSettings): Letter {
  const { contactEmail, productName, wordmark } = settings;
  const subject = `Vi har mottatt henvendelsen din om ${productName}`;
  return {
    to: mailbox(lead.customerName, lead.customerEmail),
    replyTo: mailbox(wordmark, contactEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: 'Inntil tre stylister tar kontakt. Det er gratis og uforpliktende.',
      title: 'Takk for henvendelsen',
      body: [
        greeting(lead.customerName),
        paragraph`Vi har mottatt henvendelsen din om ${productName}. Slik går det videre:`,
        stepList(STEPS),
        paragraph`Tjenesten er gratis og uforpliktende for deg.`,
        button(ownerPage(settings, lead), 'Følg henvendelsen din'),
        heading('Dette sendte du oss'),
        detailList(leadDetails(lead, 'owner').filter(({ value }) => value !== '')),
        heading('Har du spørsmål?'),
        paragraph`Svar på denne e-posten, eller skriv til ${mailLink(contactEmail)}.`,
        paragraph`Vil du ha opplysningene dine slettet? Det gjør du selv på siden for henvendelsen, eller du kan skrive til samme adresse.`,
        paragraph`${link(pageUrl(settings, '/personvern'), 'Slik behandler vi opplysningene dine')}`,
      ],
      footer: [
        paragraph`Du får denne e-posten fordi adressen din ble oppgitt i skjemaet på ${siteName(settings)}. Var det ikke deg? Gi oss beskjed, så sletter vi henvendelsen.`,
      ],
    }),
  };
}

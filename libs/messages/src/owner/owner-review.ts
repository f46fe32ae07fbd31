import { ownersTitle, inText } from '../layout/lead-details.js';
import { paragraph } from '../layout/html.js';
import type { Template } from '../email.js';
import { toOwner } from '../layout/recipients.js';

export const ownerReview: Template = (notification, settings) =>
  toOwner(
    notification,
    settings,
    {
      subject: `Hvordan gikk det? ${ownersTitle(notification.lead)}`,
      preheader: 'Fem korte spørsmål. Du bestemmer om andre får lese svaret.',
      title: 'Hvordan gikk det?',
      body: [
        paragraph`Du har fått et ja på henvendelsen om ${inText(ownersTitle(notification.lead))}. Vil du fortelle hvordan det gikk? Det er fem korte spørsmål.`,
        paragraph`Ingen andre får lese svaret med mindre du sier ja til det. Da viser vi det med fornavn og sted, og du kan ta det tilbake når du vil. Dette er den eneste gangen vi spør om denne henvendelsen.`,
        paragraph`Svarer du ja på at det ble en jobb, kan stylisten måtte betale oss, og kan da skjønne hva du svarte.`,
      ],
    },
    'Fortell hvordan det gikk',
  );

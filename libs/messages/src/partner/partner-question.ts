import { ownAssignment, ownTitle } from './own-assignment.js';
import { questionPieces, untilWhen } from './question-pieces.js';
import type { Template } from '../letter.js';
import { toPartner } from '../layout/to-partner.js';

/** Asks a partner to take a job, without naming the owner. */
export const partnerQuestion: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `${title}. Svar innen ${untilWhen(assignment)}`,
    preheader: 'Svarer du ikke, går den videre, og du betaler ingenting.',
    title,
    ...questionPieces(notification, settings),
  });
};

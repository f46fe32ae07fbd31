import { type AssignmentState, isOutOfTime, standsAs } from '@boligstyling/domain';
import type { TimedTemplate } from '../email.js';
import { assignmentUndone } from '../partner/assignment-undone.js';
import { assignmentWithdrawn } from '../partner/assignment-withdrawn.js';
import { ownAssignment } from '../partner/partner-link.js';
import { offerExpired } from '../partner/offer-expired.js';
import { offerFilled } from '../partner/offer-filled.js';

const ENDINGS: Partial<Record<AssignmentState, TimedTemplate>> = {
  undone: assignmentUndone,
  withdrawn: assignmentWithdrawn,
  filled: offerFilled,
  expired: offerExpired,
};

/**
 * Uses the template while the assignment lasts. A delayed email reports the end instead, so that it
 * neither asks nor shows contact details. After the deadline nobody is asked either, even before
 * the step that expires the assignment.
 */
export const unlessEnded =
  (template: TimedTemplate): TimedTemplate =>
  (notification, settings, now) => {
    const { assignment } = ownAssignment(notification);
    const state = isOutOfTime(assignment, now) ? 'expired' : standsAs(assignment);
    return (ENDINGS[state] ?? template)(notification, settings, now);
  };

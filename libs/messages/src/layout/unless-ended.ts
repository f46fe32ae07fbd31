import { type AssignmentState, isOutOfTime, standsAs } from '@boligstyling/domain';
import type { TimedTemplate } from '../letter.js';
import { assignmentUndone } from '../partner/assignment-undone.js';
import { assignmentWithdrawn } from '../partner/assignment-withdrawn.js';
import { ownAssignment } from '../partner/own-assignment.js';
import { questionExpired } from '../partner/question-expired.js';
import { questionFilled } from '../partner/question-filled.js';

const ENDINGS: Partial<Record<AssignmentState, TimedTemplate>> = {
  undone: assignmentUndone,
  withdrawn: assignmentWithdrawn,
  filled: questionFilled,
  expired: questionExpired,
};

/**
 * The letter to a partner as long as what it tells of lasts. One that was held up, as by a mail server
 * that was away, tells of the end instead: nobody is asked, or reads who the owner is, after it. Nor is
 * anybody asked after the deadline where that has come before the step that ends the question.
 */
export const unlessEnded =
  (template: TimedTemplate): TimedTemplate =>
  (notification, settings, now) => {
    const { assignment } = ownAssignment(notification);
    const state = isOutOfTime(assignment, now) ? 'expired' : standsAs(assignment);
    return (ENDINGS[state] ?? template)(notification, settings, now);
  };

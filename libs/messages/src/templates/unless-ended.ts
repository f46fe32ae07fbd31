import type { AssignmentState } from '@boligstyling/domain';
import type { Template } from '../letter.js';
import { assignmentUndone } from './assignment-undone.js';
import { assignmentWithdrawn } from './assignment-withdrawn.js';
import { ownAssignment } from './own-assignment.js';
import { questionFilled } from './question-filled.js';

const ENDINGS: Partial<Record<AssignmentState, Template>> = {
  undone: assignmentUndone,
  withdrawn: assignmentWithdrawn,
  filled: questionFilled,
};

/**
 * The letter to a partner as long as what it tells of lasts. One that was held up, as by a mail server
 * that was away, tells of the end instead: nobody is asked, or reads who the owner is, after it.
 */
export const unlessEnded =
  (template: Template): Template =>
  (notification, settings) => {
    const { state } = ownAssignment(notification).assignment;
    return (ENDINGS[state] ?? template)(notification, settings);
  };

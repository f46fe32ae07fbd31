import {
  hasLeft,
  isBeingTried,
  isParked,
  isToSend,
  isUncertain,
  MAX_COPIES,
  NO_ADDRESS_FAULT,
  NOTIFICATION_STATES,
  type NotificationState,
} from '@boligstyling/domain';
import { literalOf, rowsThat } from './rows-that.js';

const statesThat = (holds: (of: { state: NotificationState }) => boolean) =>
  rowsThat(holds, { state: NOTIFICATION_STATES });

/** Rows of both outboxes, with the alias of the row; without one, for an index. */
export const isToSendRow = statesThat(isToSend);
export const hasLeftRow = statesThat(hasLeft);
export const isUnsentRow = statesThat((delivery) => !hasLeft(delivery));
export const isParkedRow = statesThat(isParked);
export const isUncertainRow = statesThat(isUncertain);
export const isBeingTriedRow = statesThat(isBeingTried);

/** Values to store. */
export const TO_SEND = literalOf(NOTIFICATION_STATES, 'due');
export const SENT = literalOf(NOTIFICATION_STATES, 'sent');
export const PARKED = literalOf(NOTIFICATION_STATES, 'parked');
export const UNCERTAIN = literalOf(NOTIFICATION_STATES, 'uncertain');

/** Not delivered after a fault. For an index. */
export const IS_FAILING = `${isUnsentRow()} and last_fault is not null`;

/**
 * The column rounds to milliseconds, so the clock is rounded alike; else a row due «now» could lie
 * in the future.
 */
export const IS_DUE = `${isToSendRow()} and due_at <= now()::timestamptz(3)`;

/** No answer from the mail server, and one more attempt is allowed. */
export const IS_UNCERTAIN_ONCE = `${isUncertainRow()} and copies < ${MAX_COPIES}`;

export const IS_UNCERTAIN_FOR_EVER = `(${isUncertainRow()} and copies >= ${MAX_COPIES}
  and (leased_until is null or leased_until <= now()))`;

/** News of an owner without e-mail. */
export const HAS_NO_EMAIL_ADDRESS = `(${isParkedRow()} and last_fault = '${NO_ADDRESS_FAULT}')`;

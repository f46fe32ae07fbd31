import { MOST_COPIES } from '@boligstyling/domain';

/** Whether an e-mail whose server did not answer is sent once more. A condition in SQL. */
export const IS_UNCERTAIN_ONCE = `state = 'uncertain' and copies < ${MOST_COPIES}`;

/** Whether nobody knows that an e-mail has arrived, and it is not sent again. A condition in SQL. */
export const IS_UNCERTAIN_FOR_EVER = `(state = 'uncertain' and copies >= ${MOST_COPIES}
  and (leased_until is null or leased_until <= now()))`;

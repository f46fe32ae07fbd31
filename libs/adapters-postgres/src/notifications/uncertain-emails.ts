import { MOST_COPIES } from '@boligstyling/domain';

/** SQL condition: no answer from the mail server, and one more attempt is allowed. */
export const IS_UNCERTAIN_ONCE = `state = 'uncertain' and copies < ${MOST_COPIES}`;

/** SQL condition: delivery is unknown, and no attempt is left. */
export const IS_UNCERTAIN_FOR_EVER = `(state = 'uncertain' and copies >= ${MOST_COPIES}
  and (leased_until is null or leased_until <= now()))`;

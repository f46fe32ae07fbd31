/**
 * Whether the time of what waits in an outbox has come. Its column keeps milliseconds, so half of what
 * is due «now» is kept as a moment that is yet to come: the clock is rounded in the same way.
 */
export const IS_DUE = `state = 'due' and due_at <= now()::timestamptz(3)`;

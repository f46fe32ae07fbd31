/**
 * Rows of an outbox that are due. The column rounds to milliseconds, so the clock is rounded alike;
 * else a row due «now» could lie in the future.
 */
export const IS_DUE = `state = 'due' and due_at <= now()::timestamptz(3)`;

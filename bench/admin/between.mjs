/** Inclusive, in Norwegian days. */
export function between(column, { from, to }) {
  return `${column} >= timestamp '${from}' at time zone 'Europe/Oslo'
    and ${column} < (timestamp '${to}' + interval '1 day') at time zone 'Europe/Oslo'`;
}

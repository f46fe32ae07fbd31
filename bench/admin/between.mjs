/** The condition for the days from one to another, both among them, as Norway's clocks go. */
export function between(column, { from, to }) {
  return `${column} >= timestamp '${from}' at time zone 'Europe/Oslo'
    and ${column} < (timestamp '${to}' + interval '1 day') at time zone 'Europe/Oslo'`;
}

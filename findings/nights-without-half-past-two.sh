#!/bin/sh
# Versions: @datasert/cronjs-matcher 1.4.0, and for comparison croner 11.0.1, cron-parser 5.10.6,
# cronosjs 1.7.1.
# Input: «30 2 * * *» in Europe/Oslo, from 28 March 2026; on the 29th 02:30 does not exist.
# Behaviour: cronjs-matcher leaves that day out. The others start once, at 03:00 or 03:30.
# Output:
#> cronjs-matcher: 28 March 02:30, 30 March 02:30, 31 March 02:30
#> croner: 28 March 02:30, 29 March 03:00, 30 March 02:30
#> cron-parser: 28 March 02:30, 29 March 03:30, 30 March 02:30
#> cronosjs: 28 March 02:30, 29 March 03:00, 30 March 02:30
. "$(dirname "$0")/run"
npm_packages @datasert/cronjs-matcher@1.4.0 croner@11.0.1 cron-parser@5.10.6 cronosjs@1.7.1
run_node <<'END'
import cronjs from '@datasert/cronjs-matcher';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import { CronosExpression } from 'cronosjs';

const NIGHTLY = '30 2 * * *';
const timezone = 'Europe/Oslo';
const from = new Date('2026-03-27T12:00:00Z');
const parsers = {
  'cronjs-matcher': () =>
    cronjs.getFutureMatches(NIGHTLY, { startAt: from.toISOString(), timezone, matchCount: 3 }),
  croner: () => new Cron(NIGHTLY, { timezone, paused: true }).nextRuns(3, from),
  'cron-parser': () => {
    const all = CronExpressionParser.parse(NIGHTLY, { currentDate: from, tz: timezone });
    return [1, 2, 3].map(() => all.next().toDate());
  },
  cronosjs: () => CronosExpression.parse(NIGHTLY, { timezone }).nextNDates(from, 3),
};
const form = new Intl.DateTimeFormat('en-GB', {
  timeZone: timezone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
for (const [name, starts] of Object.entries(parsers)) {
  const seen = starts().map((start) => form.format(new Date(start)).replace(' at', ''));
  console.log(`${name}: ${seen.join(', ')}`);
}
END

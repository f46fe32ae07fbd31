#!/bin/sh
# Versions: rrule 2.8.1, and for comparison rrule-temporal 2.2.8, node-ical 0.27.2.
# Input: four weekly viewings at 10:00 in Oslo until the fourth itself. RFC 5545, section 3.3.10, wants
# the end in UTC where the beginning has a zone, and counts a time that falls on it.
# Behaviour: rrule compares the end in UTC with the clock in Oslo, and leaves out the last viewing.
# Where the end is an hour or two later, all four are there.
# Output:
#> until 09:00 UTC, which is 10:00 in Oslo: rrule 3, rrule-temporal 4, node-ical 4
#> until 10:00 UTC: rrule 4, rrule-temporal 4, node-ical 4
. "$(dirname "$0")/run"
npm_packages rrule@2.8.1 rrule-temporal@2.2.8 node-ical@0.27.2
export TZ=UTC
run_node <<'JS'
import ical from 'node-ical';
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';

const FROM = new Date('2026-10-01');
const TO = new Date('2026-12-31');
for (const [words, hour] of [['until 09:00 UTC, which is 10:00 in Oslo', '09'], ['until 10:00 UTC', '10']]) {
  const rule = [
    'DTSTART;TZID=Europe/Oslo:20261103T100000',
    `RRULE:FREQ=WEEKLY;UNTIL=20261124T${hour}0000Z`,
  ];
  const calendar = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//example//NO',
    'BEGIN:VEVENT', 'UID:1@site.example', 'DTSTAMP:20261001T080000Z',
    ...rule, 'DURATION:PT1H', 'SUMMARY:Visning', 'END:VEVENT', 'END:VCALENDAR', '',
  ].join('\r\n');
  const event = Object.values(ical.sync.parseICS(calendar)).find(({ type }) => type === 'VEVENT');
  const found = {
    rrule: rrule.rrulestr(rule.join('\n')).all(),
    'rrule-temporal': new RRuleTemporal({ rruleString: rule.join('\n') }).all(),
    'node-ical': ical.expandRecurringEvent(event, { from: FROM, to: TO }),
  };
  const counts = Object.entries(found).map(([name, times]) => `${name} ${times.length}`);
  console.log(`${words}: ${counts.join(', ')}`);
}
JS

#!/bin/sh
# Versions: ical-generator 10.2.0, ical.js 2.2.1.
# Input: an appointment at 12:00 UTC in November, which is 13:00 in Norway, in zone Europe/Oslo.
# Behaviour: the entry says 12:00 in Oslo where the machine's zone is UTC: the library writes the
# machine's clock beside the name of the zone. The file defines no zone, so ical.js reads the time
# as floating.
# Output:
#> machine in UTC: DTSTART;TZID=Europe/Oslo:20261130T120000
#> machine in Oslo: DTSTART;TZID=Europe/Oslo:20261130T130000
#> has VTIMEZONE: false, zone for ical.js: floating
. "$(dirname "$0")/run"
npm_packages ical-generator@10.2.0 ical.js@2.2.1
run_node <<'END'
import ical from 'ical-generator';
import ICAL from 'ical.js';

function entry(machine) {
  process.env.TZ = machine;
  const calendar = ical({ name: 'Befaring' });
  const [start, end] = ['2026-11-30T12:00:00Z', '2026-11-30T13:00:00Z'].map((at) => new Date(at));
  calendar.createEvent({ start, end, timezone: 'Europe/Oslo', summary: 'Befaring' });
  return calendar.toString();
}
for (const [name, zone] of [['UTC', 'UTC'], ['Oslo', 'Europe/Oslo']]) {
  console.log(`machine in ${name}:`, /^DTSTART.*$/m.exec(entry(zone))[0].trim());
}
const file = entry('UTC');
const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
const { tzid } = new ICAL.Event(event).startDate.zone;
console.log(`has VTIMEZONE: ${file.includes('VTIMEZONE')}, zone for ical.js: ${tzid}`);
END

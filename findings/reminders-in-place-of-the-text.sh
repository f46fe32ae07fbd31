#!/bin/sh
# Versions: cal-parser 1.0.2, ics-parser 0.1.5, and for comparison node-ical 0.27.2.
# Input: a viewing at 12:30 in Oslo in July, which is 10:30 UTC, with a reminder, as calendars write one: a VALARM
# with a DESCRIPTION of its own (RFC 5545, 3.6.6). The machine is in UTC.
# Behaviour: cal-parser gives the text of the reminder as the text of the viewing. Both read the time in Oslo as
# UTC, two hours late in summer.
# Output:
#> cal-parser: 2026-07-05T12:30:00.000Z, Påminnelse
#> ics-parser: 2026-07-05T12:30:00.000Z, Nøkkelen henger i boden.
#> node-ical: 2026-07-05T10:30:00.000Z, Nøkkelen henger i boden.
. "$(dirname "$0")/run"
npm_packages cal-parser@1.0.2 ics-parser@0.1.5 node-ical@0.27.2
export TZ=UTC
run_node <<'JS'
import calParser from 'cal-parser';
import icsParser from 'ics-parser';
import nodeIcal from 'node-ical';

const ENTRY = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Eksempel//NO',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Oslo',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@dal.example',
  'DTSTAMP:20261201T080000Z',
  'DTSTART;TZID=Europe/Oslo:20260705T123000',
  'DTEND;TZID=Europe/Oslo:20260705T140000',
  'SUMMARY:Visning',
  'DESCRIPTION:Nøkkelen henger i boden.',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  'DESCRIPTION:Påminnelse',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const say = (name, start, text) => console.log(`${name}: ${start.toISOString()}, ${text}`);

const [byCalParser] = calParser.parseString(ENTRY).events;
say('cal-parser', byCalParser.dtstart.value, byCalParser.description.value);
const byIcsParser = (icsParser.default ?? icsParser)(ENTRY).find(({ type }) => type === 'VEVENT');
say('ics-parser', byIcsParser.startDate, byIcsParser.description);
const byNodeIcal = nodeIcal.sync.parseICS(ENTRY)['1@dal.example'];
say('node-ical', byNodeIcal.start, byNodeIcal.description);
JS

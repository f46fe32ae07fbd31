#!/bin/sh
# Versions: timezones-ical-library 2.3.2, ical.js 2.2.1, and for comparison
# @touch4it/ical-timezones 1.9.0.
# Input: the definition of zone Europe/Oslo, which both offer for a calendar entry of that zone.
# Behaviour: timezones-ical-library gives the definition of Europe/Berlin, by the links of the time
# zone database since 2022. In an entry at 10:00 in Oslo nothing defines Oslo then, and ical.js reads
# the time as floating.
# Output:
#> timezones-ical-library: Europe/Berlin, an entry in Oslo is floating
#> @touch4it/ical-timezones: Europe/Oslo, an entry in Oslo is Europe/Oslo
. "$(dirname "$0")/run"
npm_packages timezones-ical-library@2.3.2 ical.js@2.2.1 @touch4it/ical-timezones@1.9.0
run_node <<'JS'
import touch4it from '@touch4it/ical-timezones';
import ICAL from 'ical.js';
import { tzlib_get_ical_block as timezone } from 'timezones-ical-library';

const BLOCK = /BEGIN:VTIMEZONE[^]*END:VTIMEZONE/;
const DEFINITIONS = {
  'timezones-ical-library': timezone('Europe/Oslo')[0],
  '@touch4it/ical-timezones': touch4it.getVtimezone('Europe/Oslo'),
};
for (const [name, text] of Object.entries(DEFINITIONS)) {
  const calendar = [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//example//NO',
    ...BLOCK.exec(text)[0].split(/\r?\n/),
    'BEGIN:VEVENT', 'UID:1@site.example', 'DTSTAMP:20261001T080000Z',
    'DTSTART;TZID=Europe/Oslo:20261103T100000', 'END:VEVENT', 'END:VCALENDAR',
  ].join('\r\n');
  const component = new ICAL.Component(ICAL.parse(calendar));
  const { zone } = new ICAL.Event(component.getFirstSubcomponent('vevent')).startDate;
  const defined = component.getFirstSubcomponent('vtimezone').getFirstPropertyValue('tzid');
  console.log(`${name}: ${defined}, an entry in Oslo is ${zone.tzid}`);
}
JS

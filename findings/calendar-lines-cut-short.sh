#!/bin/sh
# Versions: ical2json 5.0.0, ical-toolkit 1.0.9, ical-js-parser 0.7.4, ics-parser 0.1.5, and for comparison
# ical.js 2.2.1, ts-ics 2.4.6.
# Input: a viewing whose description goes on in a line that begins with a tab (RFC 5545, 3.1: «a single linear
# white-space character (i.e., SPACE or HTAB)»), and whose organizer has a colon in a quoted name (3.2).
# Behaviour: four lose what comes after the tab, and take the quoted colon for the end of the name.
# Output:
#> ical2json: «Nøkkelen henger i» by " Dal AS\":mailto:post@dal.example"
#> ical-toolkit: «Nøkkelen henger i» by " Dal AS\":mailto:post@dal.example"
#> ical-js-parser: «Nøkkelen henger i» by {"CN":"\"Berg:Dal AS\"","mailto":"post@dal.example"}
#> ics-parser: «Nøkkelen henger i» by {"name":"\"Berg","mail":" Dal AS\":post@dal.example"}
#> ical.js: «Nøkkelen henger i boden.» by ["organizer",{"cn":"Berg: Dal AS"},"cal-address","mailto:post@dal.example"]
#> ts-ics: «Nøkkelen henger i boden.» by {"name":"Berg: Dal AS","email":"post@dal.example"}
. "$(dirname "$0")/run"
npm_packages ical2json@5.0.0 ical-toolkit@1.0.9 ical-js-parser@0.7.4 ics-parser@0.1.5 ical.js@2.2.1 \
  ts-ics@2.4.6
run_node <<'JS'
import * as ical2json from 'ical2json';
import IcalJs from 'ical.js';
import icalJsParser from 'ical-js-parser';
import toolkit from 'ical-toolkit';
import icsParser from 'ics-parser';
import { convertIcsCalendar } from 'ts-ics';

const ENTRY = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Eksempel//NO',
  'BEGIN:VEVENT',
  'UID:1@dal.example',
  'DTSTAMP:20261201T080000Z',
  'DTSTART:20261205T113000Z',
  'DTEND:20261205T130000Z',
  'SUMMARY:Visning',
  'DESCRIPTION:Nøkkelen henger i',
  '\t boden.',
  'ORGANIZER;CN="Berg: Dal AS":mailto:post@dal.example',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const organizer = (entry) => entry[Object.keys(entry).find((name) => name.startsWith('ORGANIZER'))];
const PACKAGES = {
  ical2json: () => {
    const entry = ical2json.convert(ENTRY).VCALENDAR[0].VEVENT[0];
    return [entry.DESCRIPTION, entry.ORGANIZER._];
  },
  'ical-toolkit': () => {
    const entry = toolkit.parseToJSON(ENTRY).VCALENDAR[0].VEVENT[0];
    return [entry.DESCRIPTION, organizer(entry)];
  },
  'ical-js-parser': () => {
    const [entry] = (icalJsParser.default ?? icalJsParser).toJSON(ENTRY).events;
    return [entry.description, entry.organizer];
  },
  'ics-parser': () => {
    const entry = (icsParser.default ?? icsParser)(ENTRY).find(({ type }) => type === 'VEVENT');
    return [entry.description, entry.organizer];
  },
  'ical.js': () => {
    const entry = new IcalJs.Component(IcalJs.parse(ENTRY)).getFirstSubcomponent('vevent');
    return [entry.getFirstPropertyValue('description'), entry.getFirstProperty('organizer')];
  },
  'ts-ics': () => {
    const [entry] = convertIcsCalendar(undefined, ENTRY).events;
    return [entry.description, entry.organizer];
  },
};
for (const [name, read] of Object.entries(PACKAGES)) {
  const [description, by] = read();
  console.log(`${name}: «${description}» by ${JSON.stringify(by)}`);
}
JS

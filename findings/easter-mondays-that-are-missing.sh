#!/bin/sh
# Versions: holidays-nordic 0.1.1, and for comparison holidays-norway 1.1.0.
# Input: the days of 2026 and 2027 at noon, on a machine in Oslo. Norway's holidays are those of «lov om
# helligdager og helligdagsfred» § 2, and 1 and 17 May.
# Behaviour: in 2027 the clock is set forward on Easter Sunday. holidays-nordic adds days to that
# midnight in UTC by the local clock, so Easter Monday becomes the Sunday before it, and the days that
# depend on it come one day early. It also counts both eves and All Saints' Day, which is no holiday
# in Norway.
# Output:
#> 2026, holidays-nordic, March to May: 04-02 04-03 04-05 04-06 05-01 05-14 05-17 05-24 05-25
#> 2026, holidays-norway, March to May: 03-29 04-02 04-03 04-05 04-06 05-01 05-14 05-17 05-24 05-25
#> 2026, holidays-nordic, from October: 10-31 12-24 12-25 12-26 12-31
#> 2027, holidays-nordic, March to May: 03-25 03-26 03-28 05-01 05-05 05-15 05-16 05-17
#> 2027, holidays-norway, March to May: 03-25 03-26 03-28 03-29 05-01 05-06 05-16 05-17 05-17
#> 2027, holidays-nordic, from October: 11-06 12-24 12-25 12-26 12-31
. "$(dirname "$0")/run"
npm_packages holidays-nordic@0.1.1 holidays-norway@1.1.0
export TZ=Europe/Oslo
run_node <<'JS'
import holidaysNordic from 'holidays-nordic';
import holidaysNorway from 'holidays-norway';

const day = (date) => date.toLocaleDateString('sv');
function byNordic(year) {
  const days = [];
  for (let at = new Date(year, 0, 1, 12); at.getFullYear() === year; at.setDate(at.getDate() + 1))
    if (holidaysNordic(new Date(at), 'no')) days.push(day(at).slice(5));
  return days;
}
const list = holidaysNorway.default ?? holidaysNorway;
const byNorway = (year) => list(year).map(({ date }) => date.slice(5));
const between = (from, to) => (each) => each >= from && each <= to;
for (const year of [2026, 2027]) {
  for (const [name, days] of Object.entries({
    'holidays-nordic': byNordic(year),
    'holidays-norway': byNorway(year).toSorted(),
  })) {
    console.log(`${year}, ${name}, March to May: ${days.filter(between('03-22', '05-31')).join(' ')}`);
  }
  console.log(`${year}, holidays-nordic, from October: ${byNordic(year).filter(between('10-01', '12-31')).join(' ')}`);
}
JS

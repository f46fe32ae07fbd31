#!/bin/sh
# Version: any-date-parser 2.2.4.
# Input: days as Norwegians write them, with the time after «kl.», in the parser's locale `nb-NO`.
# Behaviour: with a colon in the time, day and time are right. With a full stop, which Norwegian
# allows as well, the time becomes midnight, and where the month is a word, the minutes replace it:
# 15 is read as January, 30 as March and 45 as April.
# Output:
#> 5. desember 2026: 2026-12-05T00:00
#> 5. desember 2026 kl. 12:30: 2026-12-05T12:30
#> 5. desember 2026 kl. 12.00: 2026-12-05T00:00
#> 5. desember 2026 kl. 12.15: 2026-01-05T00:00
#> 5. desember 2026 kl. 12.30: 2026-03-05T00:00
#> 5. des. 2026 kl. 12.45: 2026-04-05T00:00
#> 05.12.2026 kl. 12.30: 2026-12-05T00:00
. "$(dirname "$0")/run"
npm_packages any-date-parser@2.2.4
run_node <<'END'
import parser from 'any-date-parser';

process.env.TZ = 'UTC';
const texts = [
  '5. desember 2026',
  '5. desember 2026 kl. 12:30',
  '5. desember 2026 kl. 12.00',
  '5. desember 2026 kl. 12.15',
  '5. desember 2026 kl. 12.30',
  '5. des. 2026 kl. 12.45',
  '05.12.2026 kl. 12.30',
];
for (const text of texts) {
  console.log(`${text}: ${parser.fromString(text, 'nb-NO').toISOString().slice(0, 16)}`);
}
END

#!/bin/sh
# Versions: dateparser 1.1.6 of Debian 12, with Python 3.11.2.
# Input: appointments in bokmål as people write them, read on Thursday 3 December 2026 at 09:17.
# Behaviour: without minutes the hour is left out, and the time of reading is taken instead. Behind a day of the
# week it becomes a day of the month. With the language named, all are refused.
# Output:
#> i morgen kl. 14:00: 2026-12-04 14:00, named nb: None
#> i morgen kl. 14: 2026-12-04 09:17, named nb: None
#> lørdag kl. 12: 2026-12-12 00:00, named nb: None
#> mandag kl. 9: 2026-12-09 00:00, named nb: None
. "$(dirname "$0")/run"
debian_packages python3.11-minimal=3.11.2-6+deb12u9 libpython3.11-minimal=3.11.2-6+deb12u9 \
  libpython3.11-stdlib=3.11.2-6+deb12u9 python3-dateparser=1.1.6-1 python3-regex=0.1.20221031-1+b1 \
  python3-tzlocal=4.2-1 python3-dateutil=2.8.2-2 python3-tz=2022.7.1-4 python3-six=1.16.0-4 \
  python3-pytz-deprecation-shim=0.1.0.post0-3
cat > show.py <<'PY'
import datetime
import dateparser

NOW = {"RELATIVE_BASE": datetime.datetime(2026, 12, 3, 9, 17)}
for text in ["i morgen kl. 14:00", "i morgen kl. 14", "lørdag kl. 12", "mandag kl. 9"]:
    named = dateparser.parse(text, languages=["nb"], settings=NOW)
    print(f"{text}: {dateparser.parse(text, settings=NOW):%Y-%m-%d %H:%M}, named nb: {named}")
PY
PYTHONPATH=usr/lib/python3/dist-packages usr/bin/python3.11 -W ignore show.py > found
compare < found

#!/bin/sh
# Versions: syslog-ng 3.38.1 of Debian 12, its `json-parser` and `format-json`.
# Input: one line of a JSON log with numbers, a boolean, null and a list.
# Behaviour: each value comes out as a text, null as an empty one, and a list without its brackets. 12.5 is
# «12.500000».
# Output:
#> "attempts":"3"
#> "kept":"true"
#> "lead":""
#> "level":"warn"
#> "ms":"12.500000"
#> "stack":"\"at a\"
#> \"at b\""
. "$(dirname "$0")/run"
debian_packages syslog-ng-core=3.38.1-5+deb12u1 libivykis0=0.42.4-1 libnet1=1.1.6+dfsg-3.2 \
  libpcre3=2:8.39-15 libwrap0=7.6.q-32
export LD_LIBRARY_PATH="$LD_LIBRARY_PATH:$folder/lib/$(uname -m)-linux-gnu:$folder/usr/lib/syslog-ng"
echo '{"level":"warn","attempts":3,"ms":12.5,"kept":true,"lead":null,"stack":["at a","at b"]}' > log.json
cat > syslog-ng.conf <<END
@version: 3.38
log {
  source { file("$folder/log.json" flags(no-parse)); };
  parser { json-parser(prefix("log.")); };
  destination { file("$folder/out.json" template("\$(format-json --key log.* --rekey log.* --shift-levels 1)\n")); };
};
END
usr/sbin/syslog-ng --foreground --no-caps --cfgfile syslog-ng.conf --module-path "$folder/usr/lib/syslog-ng/3.38" \
  --persist-file "$folder/persist" --control "$folder/control" --pidfile "$folder/pid" 2>errors &
started=$!
trap 'kill $started; wait; rm -rf "$folder"' EXIT
tries=0
until [ -s out.json ] || [ $tries -eq 50 ]; do
  sleep 0.2
  tries=$((tries + 1))
done
tr ',' '\n' < out.json | tr -d '{}' | sort > found
compare < found

#!/bin/sh
# Versions: systemd 252.39 of Debian 12, its `systemd-analyze`.
# Input: nightly timers on a machine in Oslo. On 28 March 2027 the clock goes from 02:00 to 03:00 there, on
# 31 October from 03:00 back to 02:00.
# Behaviour: a timer at 02:20 does not start in the night of March. In October it starts once. Other hours,
# and 02:20 UTC, start every night. The product's own nightly backup was at 02:20; it is at 01:20 now.
# Output:
#> 01:20: Sun 2027-03-28 01:20:00 CET, Mon 2027-03-29 01:20:00 CEST
#> 02:20: Mon 2027-03-29 02:20:00 CEST, Tue 2027-03-30 02:20:00 CEST
#> 03:20: Sun 2027-03-28 03:20:00 CEST, Mon 2027-03-29 03:20:00 CEST
#> 02:20 UTC: Sun 2027-03-28 04:20:00 CEST, Mon 2027-03-29 04:20:00 CEST
#> 01:20: Sun 2027-10-31 01:20:00 CEST, Mon 2027-11-01 01:20:00 CET
#> 02:20: Sun 2027-10-31 02:20:00 CEST, Mon 2027-11-01 02:20:00 CET
#> 03:20: Sun 2027-10-31 03:20:00 CET, Mon 2027-11-01 03:20:00 CET
#> 02:20 UTC: Sun 2027-10-31 03:20:00 CET, Mon 2027-11-01 03:20:00 CET
. "$(dirname "$0")/run"
debian_packages systemd=252.39-1~deb12u2 libsystemd-shared=252.39-1~deb12u2
LD_LIBRARY_PATH=$LD_LIBRARY_PATH:$LD_LIBRARY_PATH/systemd
export TZ=Europe/Oslo LC_ALL=C
{
  for from in 2027-03-27 2027-10-30; do
    for at in '01:20' '02:20' '03:20' '02:20 UTC'; do
      starts=$(usr/bin/systemd-analyze calendar --base-time="$from 12:00" --iterations=2 "*-*-* $at" |
        sed -n 's/ *\(Next elapse\|Iter\. #2\): //p' | paste -s -d , | sed 's/,/, /')
      echo "$at: $starts"
    done
  done
} > found
compare < found

#!/bin/sh
# Versions: Date::Manip 6.91 of Debian 12, language Norwegian, with Perl 5.36.
# Input: times of viewings with a dot between hours and minutes, one of the two ways that Norwegian writes them
# (Språkrådet, «Dato og tid»), and with a colon.
# Behaviour: the dot is a decimal sign of hours. 12.30 is 12:18, and 18.15 is 18:09, without an error.
# Output:
#> 5. desember 2026 kl. 12:30: 2026-12-05 12:30
#> 5. desember 2026 kl. 12.30: 2026-12-05 12:18
#> 05.12.2026 kl. 18.15: 2026-12-05 18:09
#> 05.12.2026 09.45: 2026-12-05 09:27
. "$(dirname "$0")/run"
debian_packages libdate-manip-perl=6.91-1
cat > show.pl <<'PL'
use utf8;
use Date::Manip::Date;
binmode STDOUT, ':utf8';
my $date = Date::Manip::Date->new;
$date->config('Language', 'Norwegian', 'DateFormat', 'non-US', 'SetDate', 'zone,Europe/Oslo');
for my $text ('5. desember 2026 kl. 12:30', '5. desember 2026 kl. 12.30', '05.12.2026 kl. 18.15', '05.12.2026 09.45') {
  print "$text: ", $date->parse($text) ? 'refused' : $date->printf('%Y-%m-%d %H:%M'), "\n";
}
PL
perl -Iusr/share/perl5 show.pl > found
compare < found

#!/bin/sh
# Versions: PHP 8.2.36 of Debian 12 with ICU 72.1, and for comparison what Node’s `Intl` writes.
# Input: a sum as newer ICU writes it in Norwegian, with «kr» behind, and as ICU 72 does, with «kr» before it.
# Behaviour: `parseCurrency` of nb_NO reads the second alone. The first is false, which counts as 0 in sums, and
# in sv_SE it is read as Swedish.
# Output:
#> nb_NO, 24 900,50 kr: false
#> nb_NO, kr 24 900,50: 24900.5 NOK
#> sv_SE, 24 900,50 kr: 24900.5 SEK
#> sv_SE, kr 24 900,50: false
. "$(dirname "$0")/run"
debian_packages php8.2-cli=8.2.36-1~deb12u1 php8.2-intl=8.2.36-1~deb12u1 libicu72=72.1-3+deb12u1 \
  libxml2=2.9.14+dfsg-1.3~deb12u6
cat > show.php <<'PHP'
<?php
$texts = [rtrim(file_get_contents('by-intl')), "kr\u{a0}24\u{a0}900,50"];
foreach (['nb_NO', 'sv_SE'] as $locale) {
  $format = new NumberFormatter($locale, NumberFormatter::CURRENCY);
  foreach ($texts as $text) {
    $currency = '';
    $sum = $format->parseCurrency($text, $currency);
    $read = $sum === false ? 'false' : "$sum $currency";
    echo str_replace("\u{a0}", ' ', "$locale, $text: $read\n");
  }
}
PHP
node -p "new Intl.NumberFormat('nb', { style: 'currency', currency: 'NOK' }).format(24900.5)" > by-intl
usr/bin/php8.2 -n -d extension="$folder/usr/lib/php/20220829/intl.so" show.php > found
compare < found

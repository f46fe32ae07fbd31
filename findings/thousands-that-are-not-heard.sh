#!/bin/sh
# Versions: eSpeak NG 1.51+dfsg-10+deb12u2 of Debian 12, voice `nb`.
# Input: sums as Intl writes them in Norwegian, with U+00A0 between thousands (CLDR, nb), and the same with
# a plain space and without any.
# Behaviour: only a plain space groups digits. With the no-break space, narrow or not, the sum is two
# numbers, and the word «tusen» (t'u-:s@n) is not spoken: 24 900 is «twenty-four nine hundred».
# Output:
#> 24900 kr: s;'u-:a#f'i:RE t'u-:s@n_! n'i:h'u-ndRa# k,o:'E:R
#> 24 900 kr, plain space: s;'u-:a#f'i:RE t'u-:s@n_! n'i:h'u-ndRa# k,o:'E:R
#> 24 900 kr, U+00A0: s;'u-:a#f'i:RE n'i:h'u-ndRa# k,o:'E:R
#> 24 900 kr, U+202F: s;'u-:a#f'i:RE n'i:h'u-ndRa# k,o:'E:R
#> Intl writes U+00A0
. "$(dirname "$0")/run"
debian_packages espeak-ng=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 \
  espeak-ng-data=1.51+dfsg-10+deb12u2 libsonic0=0.2.0-12 libpcaudio0=1.2-2
espeak=$folder/usr/bin/espeak-ng
spoken() {
  printf '%s: ' "$1"
  printf "$2" | "$espeak" --path="$LD_LIBRARY_PATH" -v nb -q -x --stdin | sed 's/^ *//'
}
{
  spoken '24900 kr' '24900 kr'
  spoken '24 900 kr, plain space' '24 900 kr'
  spoken '24 900 kr, U+00A0' '24\302\240900 kr'
  spoken '24 900 kr, U+202F' '24\342\200\257900 kr'
  node -p "'Intl writes U+00' + (24900).toLocaleString('nb').charCodeAt(2).toString(16).toUpperCase()"
} > found
compare < found

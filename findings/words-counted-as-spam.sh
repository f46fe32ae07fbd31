#!/bin/sh
# Versions: SpamAssassin 4.0.1 of Debian 12 with the rules it brings, without network tests.
# Input: one e-mail in Norwegian for each sentence, otherwise alike.
# Behaviour: «intervallet», the range, counts as a disguised «wallet», and «prikkes», are dotted, as disguised
# «prices». Both are ordinary words, and each costs points of the five that make a message spam.
# Output:
#> Prisen er 20 000 til 25 000 kr.
#> Prisintervallet er 20 000 til 25 000 kr. FUZZY_WALLET 1.0
#> Stikkontakter prikkes inn på planen. FUZZY_PRICES 1.8
. "$(dirname "$0")/run"
debian_packages spamassassin=4.0.1-1~deb12u1 libhtml-parser-perl=3.81-1+deb12u1 libhtml-tagset-perl=3.20-6 \
  libnet-dns-perl=1.36-1+deb12u1 libnetaddr-ip-perl=4.079+dfsg-2+b1 libsocket6-perl=0.29-3
multiarch=$(uname -m)-linux-gnu
export PERL5LIB="$folder/usr/share/perl5:$folder/usr/lib/$multiarch/perl5/5.36" HOME="$folder"
: > preferences
points() {
  cat > message <<END
Received: from mail.partner.example (mail.partner.example [192.0.2.7])
 by mx.owner.example (Postfix) with ESMTPS id ABC; Wed, 2 Dec 2026 15:29:26 +0000 (UTC)
From: Ola Berg <ola@partner.example>
To: Kari Dal <kari@owner.example>
Subject: Tilbud
Message-ID: <1@partner.example>
Date: Wed, 2 Dec 2026 15:29:25 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

$1
END
  perl -T -I"$folder/usr/share/perl5" -I"$folder/usr/lib/$multiarch/perl5/5.36" usr/bin/spamassassin --local \
    --configpath="$folder/usr/share/spamassassin" --siteconfigpath="$folder/etc/spamassassin" \
    --prefspath="$folder/preferences" --test-mode < message 2>warnings |
    sed -n 's/^ *\([0-9.]*\) \(FUZZY[A-Z_]*\) .*/\2 \1/p' | paste -s -d ' ' -
}
{
  for sentence in 'Prisen er 20 000 til 25 000 kr.' 'Prisintervallet er 20 000 til 25 000 kr.' \
    'Stikkontakter prikkes inn på planen.'; do
    echo "$sentence $(points "$sentence")" | sed 's/ $//'
  done
} > found
compare < found

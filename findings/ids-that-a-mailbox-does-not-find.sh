#!/bin/sh
# Versions: mu 1.8.14 and mairix 0.24 of Debian 12, and for comparison notmuch 0.37.
# Input: a Maildir with two messages, each with an id of version 7 in its text, and searches by the whole id and
# by its last part.
# Behaviour: mu and mairix index the parts between hyphens as words, and look for the whole id as one word.
# They say that no message has it.
# Output:
#> 019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b:
#> notmuch 1
#> mu 0
#> mairix 0
#> 6c7d8e9f0a1b:
#> notmuch 1
#> mu 1
#> mairix 1
. "$(dirname "$0")/run"
debian_packages notmuch=0.37-1+b1 libnotmuch5=0.37-1+b1 maildir-utils=1.8.14-1 mairix=0.24-2 \
  libxapian30=1.4.22-1 libgmime-3.0-0=3.2.13+dfsg-2 libtalloc2=2.4.0-f2 libgpgme11=1.18.0-3+deb12u1 \
  libassuan0=2.5.5-5 libgc1=1:8.2.2-3 guile-3.0-libs=3.0.8-2 libsexp1=1.3.1+18~git20210718-1+b2
mkdir -p Mail/cur Mail/new Mail/tmp
for part in 6c7d8e9f0a1b 6c7d8e9f0a2c; do
  cat > "Mail/cur/$part:2,S" <<END
From: post@boligstyling.example
To: post@boligstyling.example
Subject: Ny henvendelse
Message-ID: <$part@boligstyling.example>
Date: Fri, 20 Nov 2026 12:00:00 +0000
Content-Type: text/plain; charset=utf-8

Id: 019aa1b2-7c3d-7e4f-8a5b-$part
END
done
export HOME="$folder" LC_ALL=C.UTF-8 NOTMUCH_CONFIG="$folder/notmuch.conf"
printf '[database]\npath=%s\n[user]\nprimary_email=post@boligstyling.example\n' "$folder/Mail" > notmuch.conf
printf 'base=%s\nmaildir=Mail\nmfolder=found-mail\ndatabase=%s/mairix.db\n' "$folder" "$folder" > mairix.conf
{
  usr/bin/notmuch new
  usr/bin/mu init --maildir="$folder/Mail"
  usr/bin/mu index
  usr/bin/mairix -f mairix.conf
} > indexed 2>&1
{
  for term in 019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b 6c7d8e9f0a1b; do
    echo "$term:"
    echo "notmuch $(usr/bin/notmuch count "$term")"
    echo "mu $(usr/bin/mu find --fields i "$term" 2>no-mu | wc -l)"
    echo "mairix $(usr/bin/mairix -f mairix.conf -r "b:$term" | wc -l)"
  done
} > found
compare < found

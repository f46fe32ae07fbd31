#!/bin/sh
# Versions: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0.
# Input: addresses at providers that Norwegians have, and one that is misspelt.
# Behaviour: lyse.net, getmail.no and c2i.net are not in the lists, and become providers with other
# owners. Others are left as they are.
# Output:
#> lyse.net: mailcheck live.net, email-spell-checker live.net
#> getmail.no: mailcheck hotmail.no, email-spell-checker hotmail.no
#> c2i.net: mailcheck cox.net, email-spell-checker cox.net
#> online.no: mailcheck none, email-spell-checker none
#> altibox.no: mailcheck none, email-spell-checker none
#> gmial.com: mailcheck gmail.com, email-spell-checker gmail.com
. "$(dirname "$0")/run"
npm_packages mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0
run_node <<'END'
import spellChecker from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';

const meant = (checker, domain) => checker.run({ email: `kari@${domain}` })?.domain ?? 'none';
for (const domain of ['lyse.net', 'getmail.no', 'c2i.net', 'online.no', 'altibox.no', 'gmial.com']) {
  const both = `mailcheck ${meant(mailcheck, domain)}, email-spell-checker ${meant(spellChecker, domain)}`;
  console.log(`${domain}: ${both}`);
}
END

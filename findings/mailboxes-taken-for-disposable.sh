#!/bin/sh
# Versions: disposable-email-detector 3.0.0, and for comparison disposable-email-domains 1.0.62,
# mailchecker 6.0.21.
# Input: made-up addresses at providers whose mailboxes people in Norway keep.
# Behaviour: the first calls live.no, yahoo.no and runbox.com disposable. The other two name none.
# Output:
#> disposable-email-detector: live.no, yahoo.no, runbox.com
#> disposable-email-domains: none
#> mailchecker: none
. "$(dirname "$0")/run"
npm_packages disposable-email-detector@3.0.0 disposable-email-domains@1.0.62 mailchecker@6.0.21
run_node <<'END'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: detector } = await import('disposable-email-detector');
const listed = new Set(require('disposable-email-domains'));
const mailchecker = require('mailchecker');
const providers =
  'online.no lyse.net getmail.no live.no hotmail.no outlook.com yahoo.no icloud.com runbox.com ' +
  'altibox.no broadpark.no c2i.net ebnett.no haugnett.no nextgentel.com tele2.no chello.no';
const checks = {
  'disposable-email-detector': detector.default ?? detector,
  'disposable-email-domains': (address) => listed.has(address.split('@')[1]),
  mailchecker: (address) => !mailchecker.isValid(address),
};
for (const [name, isDisposable] of Object.entries(checks)) {
  const seen = [];
  for (const domain of providers.split(' ')) {
    if (await isDisposable(`kari.nordmann@${domain}`)) seen.push(domain);
  }
  console.log(`${name}: ${seen.join(', ') || 'none'}`);
}
END

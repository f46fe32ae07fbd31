#!/bin/sh
# Version: nodemailer 10.6.0.
# Input: a sender and an unsubscribe address at a domain with Norwegian letters.
# Behaviour: From and the envelope get the ASCII form of the domain, while List-Unsubscribe goes out
# with the letters as raw bytes. A server without SMTPUTF8 may refuse or change such a header.
# Output:
#> from <post@xn--blbr-roah.example>
#> envelope post@xn--blbr-roah.example
#> list-unsubscribe <mailto:av@blåbær.example>
#> bytes above 127 in the header: true
. "$(dirname "$0")/run"
npm_packages nodemailer@10.6.0
run_node <<'END'
import nodemailer from 'nodemailer';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
const { message, envelope } = await transport.sendMail({
  ...{ from: 'post@blåbær.example', to: 'kari@eksempel.example', subject: 'Hei', text: 'Hei' },
  list: { unsubscribe: 'av@blåbær.example' },
});
const head = message.toString().split('\n\n')[0].replaceAll('\r', '');
const of = (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)[1];
console.log('from', of('from').includes('<') ? of('from') : `<${of('from')}>`);
console.log('envelope', envelope.from);
console.log('list-unsubscribe', of('list-unsubscribe'));
const bytes = Buffer.from(of('list-unsubscribe'));
console.log('bytes above 127 in the header:', bytes.some((byte) => byte > 127));
END

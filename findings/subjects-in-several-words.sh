#!/bin/sh
# Versions: nodemailer 10.6.0, eml-format 0.6.1, postal-mime 4.0.0.
# Input: a message with a Norwegian subject, sender and attachment, as nodemailer writes it.
# Behaviour: nodemailer splits the subject into encoded words, and puts the file's name in the form
# of RFC 2231. eml-format keeps the first word alone, writes underscores for spaces, and finds no
# name. postal-mime reads all three.
# Output:
#> Subject: =?UTF-8?Q?Tre_stylister_har_l=C3=A6rt_hjemmet_i_Bo?=, and 1 more
#> filename*0*=utf-8''kj%C3%B8kken%20og%20stue.jpg
#> postal-mime: Tre stylister har lært hjemmet i Bodø å kjenne og gir tilbud | Kåre Østby | kjøkken og stue.jpg
#> eml-format: Tre_stylister_har_lært_hjemmet_i_Bo | Kåre_Østby | no name
. "$(dirname "$0")/run"
npm_packages nodemailer@10.6.0 eml-format@0.6.1 postal-mime@4.0.0
run_node <<'END'
import eml from 'eml-format';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';

const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
  from: { name: 'Kåre Østby', address: 'kare@a.example' },
  to: 'kari@b.example',
  subject: 'Tre stylister har lært hjemmet i Bodø å kjenne og gir tilbud',
  text: 'Hei',
  attachments: [{ filename: 'kjøkken og stue.jpg', content: 'JPEG' }],
});
const text = message.toString();
const subject = /^Subject: (?:.*\r\n[ \t])*.*/m.exec(text)[0].split(/\r\n\s/);
console.log(`${subject[0]}, and ${subject.length - 1} more`);
console.log(/filename\S*=\S+?(?=;|\r)/.exec(text)[0]);
const show = (name, ...values) => console.log(`${name}: ${values.join(' | ')}`);
const mail = await PostalMime.parse(message);
show('postal-mime', mail.subject, mail.from.name, mail.attachments[0].filename);
eml.read(text, (_, { subject: read, from, attachments }) =>
  show('eml-format', read, from.name, attachments[0].name ?? 'no name'),
);
END

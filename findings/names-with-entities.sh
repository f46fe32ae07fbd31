#!/bin/sh
# Versions: express-xss-sanitizer 2.0.2, express-html-sanitizer 1.0.1, express-autosanitizer 1.0.2,
# perfect-express-sanitizer 2.0.2, express-sanitize-escape 1.1.0.
# Input: the JSON body of a form, with a company's name and an owner's words, without any tag.
# Behaviour: «&» and «<» become entities of HTML, in one of them twice, as if the body were a
# page; two drop what follows «<3». Passed on as a lead, the owner is called «Berg &amp; Dal AS».
# Output:
#> express-xss-sanitizer: «Berg &amp; Dal AS», «Stue &lt; 20 kvm. Vi gleder oss &lt;3 Ring!»
#> express-html-sanitizer: «Berg &amp; Dal AS», «Stue &lt; 20 kvm. Vi gleder oss &lt;3 Ring!»
#> express-autosanitizer: «Berg &amp;amp; Dal AS», «Stue &amp;lt; 20 kvm. Vi gleder oss »
#> perfect-express-sanitizer: «Berg &amp; Dal AS», «Stue &lt; 20 kvm. Vi gleder oss &lt;3 Ring!»
#> express-sanitize-escape: «Berg &amp; Dal AS», «Stue &lt; 20 kvm. Vi gleder oss »
. "$(dirname "$0")/run"
npm_packages express-xss-sanitizer@2.0.2 express-html-sanitizer@1.0.1 express-autosanitizer@1.0.2 \
  perfect-express-sanitizer@2.0.2 express-sanitize-escape@1.1.0
run_node <<'END'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const middleware = {
  'express-xss-sanitizer': require('express-xss-sanitizer').xss(),
  'express-html-sanitizer': require('express-html-sanitizer')({}),
  'express-autosanitizer': require('express-autosanitizer').all,
  'perfect-express-sanitizer': require('perfect-express-sanitizer').clean({ xss: true }),
  'express-sanitize-escape': require('express-sanitize-escape').middleware(),
};
for (const [name, clean] of Object.entries(middleware)) {
  const body = { customer_name: 'Berg & Dal AS', message: 'Stue < 20 kvm. Vi gleder oss <3 Ring!' };
  const request = { body, query: {}, params: {}, headers: {}, method: 'POST', url: '/' };
  await new Promise((resolve) => clean(request, {}, resolve));
  const { customer_name, message } = request.autosan?.body ?? request.body;
  console.log(`${name}: «${customer_name}», «${message}»`);
}
END

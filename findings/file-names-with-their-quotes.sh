#!/bin/sh
# Versions: content-disposition-filename 0.0.1, content-disposition-parser 1.0.2, and for comparison
# content-disposition-attachment 0.3.1.
# Input: headers of RFC 6266, with its quoted form, its name in any case (section 4.1), «filename*»
# beside «filename» (section 4.3), and a semicolon between quotes.
# Behaviour: content-disposition-filename keeps the quotes, and what follows them, in the name, and
# finds none in capitals. content-disposition-parser cuts a name at its semicolon.
# Output:
#> attachment; filename="faktura-2026-30.pdf"
#>   content-disposition-filename "faktura-2026-30.pdf", content-disposition-parser faktura-2026-30.pdf, content-disposition-attachment faktura-2026-30.pdf
#> attachment; FILENAME="faktura.pdf"
#>   content-disposition-filename null, content-disposition-parser faktura.pdf, content-disposition-attachment faktura.pdf
#> attachment; filename="tilbud.pdf"; filename*=UTF-8''tilbud%20l%C3%B8s.pdf
#>   content-disposition-filename "tilbud.pdf"; filename*=UTF-8''tilbud%20l%C3%B8s.pdf, content-disposition-parser tilbud løs.pdf, content-disposition-attachment tilbud løs.pdf
#> attachment; filename="tilbud; stue.pdf"
#>   content-disposition-filename "tilbud; stue.pdf", content-disposition-parser tilbud, content-disposition-attachment tilbud; stue.pdf
. "$(dirname "$0")/run"
npm_packages content-disposition-filename@0.0.1 content-disposition-parser@1.0.2 \
  content-disposition-attachment@0.3.1
run_node <<'JS'
import { parse } from 'content-disposition-attachment';
import fileName from 'content-disposition-filename';
import parser from 'content-disposition-parser';

const HEADERS = [
  'attachment; filename="faktura-2026-30.pdf"',
  'attachment; FILENAME="faktura.pdf"',
  `attachment; filename="tilbud.pdf"; filename*=UTF-8''tilbud%20l%C3%B8s.pdf`,
  'attachment; filename="tilbud; stue.pdf"',
];
for (const header of HEADERS) {
  console.log(header);
  const read = [
    `content-disposition-filename ${fileName(header)}`,
    `content-disposition-parser ${parser(header).filename}`,
    `content-disposition-attachment ${parse(header).filename}`,
  ];
  console.log(`  ${read.join(', ')}`);
}
JS

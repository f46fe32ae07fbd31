/** Hostile input for one-line fields, by its aim. */
export const HOSTILE_LINES: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'a broken attribute': '"><img src=x onerror=alert(1)>',
  'a link': '<a href="https://evil.example">Vinn</a>',
  'a second recipient': '" <evil@evil.example>, "',
  'an encoded word': '=?utf-8?q?Kari=0D=0ABcc:_evil@evil.example?=',
  'a header in percent signs': 'Kari%0d%0aBcc: evil@evil.example',
  'a formula': '=HYPERLINK("https://evil.example";"klikk")',
  'a formula after a space': ' =cmd|calc!A1',
  'a formula with a plus': '+1+1',
  'a formula in wide letters': '\uff1d1+1',
  'the end of a cell': '";=1+1;"',
  'a line of a log': '"}{"level":"error","msg":"faked"}',
  'colours of a terminal, without the escape': '[31mrød[0m',
  'a template': '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  SQL: "'; drop table lead; --",
  'the other direction': '\u202eevil\u2066',
  'many marks on a letter': 'a' + '\u0300'.repeat(40),
};

/** For fields of several lines. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  ...HOSTILE_LINES,
  'a header': 'Hei\r\nBcc: evil@evil.example\r\n\r\nTekst',
  'the end of a message': 'Hei\r\n.\r\nRCPT TO:<evil@evil.example>\r\n',
  'a row of a table': 'Hei\r\n=1+1;"2"\r\n@SUM(1)',
  'another line of a log': 'Hei\n{"level":"error","msg":"faked"}',
  'a formula after a tab': '\t=1+1',
};

#!/bin/sh
# Versions: xml2json-light 1.0.6, and for comparison xml2js 0.6.2.
# Input: parts of an invoice in EHF: elements with prefixes, of which some have attributes.
# Behaviour: xml2json-light calls an element with prefix and attribute by its prefix alone, so two
# amounts become one list. Of the name behind such an element markup is left, and the name is gone.
# Output:
#> xml2json-light: {"cbc":[{"currencyID":"NOK","_@ttribute":"400.00"},{"cbc":"clusi","currencyID":"ID>NOK","_@ttribute":"500.00"}]}
#> xml2js: {"cbc:TaxExclusiveAmount":[{"_":"400.00","$":{"currencyID":"NOK"}}],"cbc:PayableAmount":[{"_":"500.00","$":{"currencyID":"NOK"}}]}
#> xml2json-light: {"cbc":{"schemeID":"0192","_@ttribute":"974760673"},"cbc:Name":{"cbc":"><cbc:Name"}}
#> xml2js: {"cbc:EndpointID":[{"_":"974760673","$":{"schemeID":"0192"}}],"cbc:Name":["Berg AS"]}
. "$(dirname "$0")/run"
npm_packages xml2json-light@1.0.6 xml2js@0.6.2
run_node <<'END'
import { xml2json } from 'xml2json-light';
import { parseStringPromise } from 'xml2js';

const amount = (name, sum) => `<cbc:${name} currencyID="NOK">${sum}</cbc:${name}>`;
const parts = [
  amount('TaxExclusiveAmount', '400.00') + amount('PayableAmount', '500.00'),
  '<cbc:EndpointID schemeID="0192">974760673</cbc:EndpointID><cbc:Name>Berg AS</cbc:Name>',
];
for (const part of parts) {
  const xml = `<Invoice xmlns:cbc="urn:cbc"><Part>${part}</Part></Invoice>`;
  console.log(`xml2json-light: ${JSON.stringify(xml2json(xml).Invoice.Part)}`);
  const { Invoice } = await parseStringPromise(xml);
  console.log(`xml2js: ${JSON.stringify(Invoice.Part[0])}`);
}
END

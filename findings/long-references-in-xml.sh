#!/bin/sh
# Version: fast-xml-parser 5.12.1 with its defaults.
# Input: references of 8, 16 and 25 digits, and names with a numeric character reference.
# Behaviour: 16 digits that a number cannot hold stay text, but 25 become a rounded number. Character
# references, which XML always allows, are decoded only with `htmlEntities`.
# Output:
#> 8 digits: 1234567
#> 16 digits: "9007199254740993"
#> 25 digits: 1.2345678901234568e+24
#> name: "Bj&#248;rk"
#> name with htmlEntities: "Bjørk"
. "$(dirname "$0")/run"
npm_packages fast-xml-parser@5.12.1
run_node <<'END'
import { XMLParser } from 'fast-xml-parser';

const parsed = (text, options) => new XMLParser(options).parse(`<a>${text}</a>`).a;
const show = (name, value) => console.log(`${name}:`, JSON.stringify(value));
show('8 digits', parsed('01234567'));
show('16 digits', parsed('9007199254740993'));
show('25 digits', parsed('1234567890123456789012345'));
show('name', parsed('Bj&#248;rk'));
show('name with htmlEntities', parsed('Bj&#248;rk', { htmlEntities: true }));
END

#!/bin/sh
# Versions: norsk-validator 2.0.0, stdnum 1.12.0, ibantools 4.5.4.
# Input: an organisation number and an account number of zeros only, as empty forms are filled in.
# Behaviour: all call them valid, because 0 is the right mod 11 control digit.
# Output:
#> organisation number 000000000: norsk-validator true, stdnum true
#> account number 00000000000: norsk-validator true, stdnum true, ibantools true
. "$(dirname "$0")/run"
npm_packages norsk-validator@2.0.0 stdnum@1.12.0 ibantools@4.5.4
run_node <<'END'
import * as validators from 'norsk-validator';
import numbers from 'stdnum';
import { isValidBBAN } from 'ibantools';

const { orgnr, kontonr } = numbers.stdnum.NO;
const [organization, account] = ['0'.repeat(9), '0'.repeat(11)];
const ofLibrary = validators.organisasjonsnummer(organization);
console.log(
  `organisation number ${organization}: norsk-validator ${ofLibrary},`,
  `stdnum ${orgnr.validate(organization).isValid}`,
);
console.log(
  `account number ${account}: norsk-validator ${validators.kontonummer(account)},`,
  `stdnum ${kontonr.validate(account).isValid}, ibantools ${isValidBBAN(account, 'NO')}`,
);
END

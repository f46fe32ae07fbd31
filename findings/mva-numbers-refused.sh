#!/bin/sh
# Versions: jsvat-next 3.0.4, @form-validation/validator-vat 2.4.0, and for comparison jsvat 2.5.4,
# validator 13.15.35, stdnum 1.12.0.
# Input: one Norwegian MVA number whose control digit is right: as EHF writes it, as it stands on an
# invoice, and the nine digits that both begin with.
# Behaviour: the two say yes to one form each: without the country, or without «MVA». So neither
# accepts the form of an EHF, which jsvat does.
# Output:
#> jsvat-next: NO974760673MVA no, 974760673MVA yes, 974760673 no
#> validator-vat: NO974760673MVA no, 974760673MVA no, 974760673 yes
#> jsvat: NO974760673MVA yes, 974760673MVA no, 974760673 no
#> validator: NO974760673MVA yes, 974760673MVA yes, 974760673 no
#> stdnum: NO974760673MVA yes, 974760673MVA yes, 974760673 no
. "$(dirname "$0")/run"
npm_packages jsvat-next@3.0.4 @form-validation/validator-vat@2.4.0 jsvat@2.5.4 \
  validator@13.15.35 stdnum@1.12.0
run_node <<'END'
import formValidation from '@form-validation/validator-vat';
import jsvat from 'jsvat';
import * as jsvatNext from 'jsvat-next';
import { stdnum } from 'stdnum';
import validator from 'validator';

const options = { country: 'NO', message: '' };
const checks = {
  'jsvat-next': (number) => jsvatNext.checkVAT(number, [jsvatNext.norway]).isValid,
  'validator-vat': (value) =>
    formValidation.vat().validate({ value, options, elements: [], field: 'mva' }).valid,
  jsvat: (number) => jsvat.checkVAT(number, [jsvat.norway]).isValid,
  validator: (number) => validator.isVAT(number, 'NO'),
  stdnum: (number) => stdnum.NO.mva.validate(number).isValid,
};
for (const [name, accepts] of Object.entries(checks)) {
  const seen = ['NO974760673MVA', '974760673MVA', '974760673'].map(
    (number) => `${number} ${accepts(number) ? 'yes' : 'no'}`,
  );
  console.log(`${name}: ${seen.join(', ')}`);
}
END

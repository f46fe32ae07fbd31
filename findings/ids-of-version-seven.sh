#!/bin/sh
# Versions: yup 1.7.1, @sapphire/shapeshift 4.0.0, is-uuid 1.0.2, uuid-validate 0.0.3, and for
# comparison zod 4.6.7, joi 18.3.2, validator 13.15.35.
# Input: UUIDs of the versions 4, 7 and 8 of RFC 9562, all with its variant.
# Behaviour: the first four know the versions 1 to 5 alone, and call 7 and 8 no UUIDs.
# Output:
#> yup: 4 true, 7 false, 8 false
#> shapeshift: 4 true, 7 false, 8 false
#> is-uuid: 4 true, 7 false, 8 false
#> uuid-validate: 4 true, 7 false, 8 false
#> zod: 4 true, 7 true, 8 true
#> joi: 4 true, 7 true, 8 true
#> validator: 4 true, 7 true, 8 true
. "$(dirname "$0")/run"
npm_packages yup@1.7.1 @sapphire/shapeshift@4.0.0 is-uuid@1.0.2 uuid-validate@0.0.3 \
  zod@4.6.7 joi@18.3.2 validator@13.15.35
run_node <<'END'
import { s } from '@sapphire/shapeshift';
import isUuid from 'is-uuid';
import Joi from 'joi';
import validateUuid from 'uuid-validate';
import validator from 'validator';
import * as yup from 'yup';
import { z } from 'zod';

const checks = {
  yup: (id) => yup.string().uuid().isValidSync(id),
  shapeshift: (id) => s.string().uuid().run(id).isOk(),
  'is-uuid': (id) => isUuid.anyNonNil(id),
  'uuid-validate': (id) => validateUuid(id),
  zod: (id) => z.uuid().safeParse(id).success,
  joi: (id) => !Joi.string().uuid().validate(id).error,
  validator: (id) => validator.isUUID(id),
};
const ofVersion = (version) => `019aa1b2-7c3d-${version}e4f-8a5b-6c7d8e9f0a1b`;
for (const [name, accepts] of Object.entries(checks)) {
  const seen = [4, 7, 8].map((version) => `${version} ${accepts(ofVersion(version))}`);
  console.log(`${name}: ${seen.join(', ')}`);
}
END

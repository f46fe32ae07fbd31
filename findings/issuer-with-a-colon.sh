#!/bin/sh
# Version: otpauth 9.5.2.
# Input: a code for an authenticator app whose issuer has a colon, as in «Bolig: Oslo».
# Behaviour: the address is made without a word, and read back by the same library the name is cut
# at the issuer's own colon: the person's address has half the issuer before it. The key URI format
# allows no colon in either part.
# Output:
#> otpauth://totp/Bolig%3A%20Oslo:kari%40eksempel.example?issuer=Bolig%3A%20Oslo
#> issuer "Bolig: Oslo", label " Oslo:kari@eksempel.example"
. "$(dirname "$0")/run"
npm_packages otpauth@9.5.2
run_node <<'END'
import { TOTP, URI } from 'otpauth';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = new TOTP({ issuer: 'Bolig: Oslo', label: 'kari@eksempel.example', secret });
console.log(codes.toString().split('&')[0]);
const { issuer, label } = URI.parse(codes.toString());
console.log(`issuer ${JSON.stringify(issuer)}, label ${JSON.stringify(label)}`);
END

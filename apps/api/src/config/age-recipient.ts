/** What stands before the data of a recipient, and the data: in Bech32, which leaves out 1, b, i and o. */
const RECIPIENT = /^(age(?:1pq|1tag|1tagpq)?)1([ac-hj-np-z02-9]{6,})$/;

/** By its place here a sign says what it counts for. */
const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const FACTORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/**
 * Whether it may be a recipient of age: its checksum, that of Bech32 (BIP 173), shows a sign that is
 * mistyped. The library that encrypts has the last word, and is too large to be loaded at each start.
 */
export function isAgeRecipient(text: string): boolean {
  const [, prefix = '', data = ''] = RECIPIENT.exec(text) ?? [];
  if (!data) return false;
  const codes = [...prefix].map((sign) => sign.charCodeAt(0));
  const counted = [...data].map((sign) => SIGNS.indexOf(sign));
  const expanded = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  return checksum([...expanded, ...counted]) === 1;
}

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, factor] of FACTORS.entries()) if ((top >> bit) & 1) sum ^= factor;
  }
  return sum;
}

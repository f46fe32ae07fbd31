const MOD_11_WEIGHTS = [2, 3, 4, 5, 6, 7] as const;

/**
 * Whether the last digit is the control digit of the others: mod 11 with the weights 2 to 7 from the
 * right, as Brønnøysundregistrene and the banks have it. Where it would be 10 there is no such number.
 */
export function passesMod11(digits: string): boolean {
  const sum = [...digits.slice(0, -1)]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * MOD_11_WEIGHTS[place % 6]!, 0);
  return (11 - (sum % 11)) % 11 === Number(digits.at(-1));
}

/** The control digit of mod 10 (Luhn), as the banks have it for KID. */
export function mod10Digit(digits: string): string {
  const sum = [...digits].toReversed().reduce((all, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const MOD_11_WEIGHTS = [2, 3, 4, 5, 6, 7] as const;

/**
 * Mod 11 with weights 2 to 7 from the right, as of Brønnøysundregistrene and banks. Control digit
 * 10 does not exist; only forms are all zeros.
 */
export function passesMod11(digits: string): boolean {
  const sum = [...digits.slice(0, -1)]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * MOD_11_WEIGHTS[place % 6]!, 0);
  return sum > 0 && (11 - (sum % 11)) % 11 === Number(digits.at(-1));
}

/** Mod 10 (Luhn), as the banks use it for KID. */
export function mod10Digit(digits: string): string {
  const sum = [...digits].toReversed().reduce((all, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** 9 digits, the last one a control digit. */
export function isOrganizationNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && passesMod11(text);
}

export function formatOrganizationNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

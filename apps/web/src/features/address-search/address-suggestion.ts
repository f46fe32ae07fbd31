import { isMunicipalityNumber } from '@boligstyling/domain';

export interface AddressSuggestion {
  /** Street and number, «Nygårdsgaten 5». */
  address: string;
  /** Four digits, as text: «0463» keeps its zero. */
  postalCode: string;
  city: string;
  municipalityNumber: string;
  /** «Nygårdsgaten 5, 5015 Bergen». */
  fullAddress: string;
}

/** Postal code 0000 stands for «unknown» and becomes blank. */
export function toSuggestion(
  address: string,
  postalCode: string,
  city: string,
  municipalityNumber = '',
): AddressSuggestion {
  const knownCode = postalCode === '0000' ? '' : postalCode;
  const place = [knownCode, city].filter(Boolean).join(' ');
  return {
    address,
    postalCode: knownCode,
    city,
    municipalityNumber: isMunicipalityNumber(municipalityNumber) ? municipalityNumber : '',
    fullAddress: [address, place].filter(Boolean).join(', '),
  };
}

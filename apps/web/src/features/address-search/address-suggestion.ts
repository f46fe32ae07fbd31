import { isMunicipalityNumber } from '@boligstyling/domain';

export interface AddressSuggestion {
  address: string;
  /** «0463» keeps its zero. */
  postalCode: string;
  city: string;
  municipalityNumber: string;
  fullAddress: string;
}

/** 0000 stands for «unknown». */
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

import { type ChangeEvent, createContext, type ReactNode } from 'react';

export interface ChosenAddress {
  /** «Nygårdsgaten 5, 5015 Bergen». */
  fullAddress: string;
  city: string;
  /** Four digits, as text. */
  municipalityNumber: string;
}

export interface AddressFieldProps {
  name: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onChoose: (chosen: ChosenAddress) => void;
}

/** The page injects the address search; undefined means a plain text field. */
export const AddressFieldContext = createContext<
  ((props: AddressFieldProps) => ReactNode) | undefined
>(undefined);

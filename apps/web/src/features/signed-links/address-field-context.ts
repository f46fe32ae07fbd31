import { type ChangeEvent, createContext, type ReactNode } from 'react';

/** An address that was chosen among suggestions. What is not known about it is an empty text. */
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

/** Renders the field that searches addresses, which the page brings along; undefined: a plain text field. */
export const AddressFieldContext = createContext<
  ((props: AddressFieldProps) => ReactNode) | undefined
>(undefined);

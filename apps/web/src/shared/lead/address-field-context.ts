import { type ChangeEvent, createContext, type ReactNode } from 'react';

export interface ChosenAddress {
  fullAddress: string;
  city: string;
  /** Four digits. */
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

/** Undefined is a plain text field. */
export const AddressFieldContext = createContext<
  ((props: AddressFieldProps) => ReactNode) | undefined
>(undefined);

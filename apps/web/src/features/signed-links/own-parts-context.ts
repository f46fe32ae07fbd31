import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { createContext, type ReactNode } from 'react';

export interface QuotesOnPage {
  readonly headline: { readonly title: string; readonly lead: string } | null;
  /** The focus follows it: only the owner's press changes it. */
  readonly chosen: string;
  readonly section: ReactNode;
}

const NO_QUOTES: QuotesOnPage = { headline: null, chosen: '', section: null };

type WithOwnQuotesProps = {
  token: string;
  view: OwnerPageDto;
  children: (quotes: QuotesOnPage) => ReactNode;
};

/** Features do not import each other. */
export const OwnQuotesContext = createContext<(props: WithOwnQuotesProps) => ReactNode>(
  ({ children }) => children(NO_QUOTES),
);

/** Features do not import each other. */
export const OwnPicturesContext = createContext<(props: { token: string }) => ReactNode>(
  () => null,
);

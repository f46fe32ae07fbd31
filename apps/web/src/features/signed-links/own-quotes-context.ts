import type { OwnerPageDto } from '@boligstyling/api-client/links';
import { createContext, type ReactNode } from 'react';

/** The quotes' part of the owner's page. */
export interface QuotesOnPage {
  /** Replaces the page's answer while quotes are the news. */
  readonly headline: { readonly title: string; readonly lead: string } | null;
  /** The chosen quote, or none; the focus follows it, as only a press of the owner changes it. */
  readonly chosen: string;
  /** Below the heading, over the whole width. */
  readonly section: ReactNode;
}

const NO_QUOTES: QuotesOnPage = { headline: null, chosen: '', section: null };

type WithOwnQuotesProps = {
  token: string;
  view: OwnerPageDto;
  children: (quotes: QuotesOnPage) => ReactNode;
};

/** Features do not import each other, so the page passes on what renders the quotes. */
export const OwnQuotesContext = createContext<(props: WithOwnQuotesProps) => ReactNode>(
  ({ children }) => children(NO_QUOTES),
);

import type { Block, RichText, TextLink } from './types';

/** Short makers for the blocks of a text page, so that a long text reads as a text. */
export const heading = (text: string): Block => ({ kind: 'heading', text });

export const paragraph = (text: RichText): Block => ({ kind: 'paragraph', text });

export const list = (...items: readonly RichText[]): Block => ({
  kind: 'list',
  ordered: false,
  items,
});

export const numberedList = (...items: readonly RichText[]): Block => ({
  kind: 'list',
  ordered: true,
  items,
});

export const link = (text: string, to: string): TextLink => ({ text, to });

/** An e-mail address as a link that opens a draft to it. */
export const emailLink = (address: string): TextLink => link(address, `mailto:${address}`);

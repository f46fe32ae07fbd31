/** A link in running text: a path or anchor of this site («/faq», «#lead-form»), or a full `mailto:` or `https:` address. */
export type TextLink = { text: string; to: string };

export type Inline = string | TextLink;

/** One paragraph's worth of text, with or without links. */
export type RichText = string | readonly Inline[];

/** The building blocks of a text page. The page decides the heading level. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered: boolean; items: readonly RichText[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    };

/** A page that is mostly text: terms, privacy, cookies, about. */
export type TextPage = {
  title: string;
  /** The line under the title. */
  intro: string;
  /** The date the text last changed, as dd.MM.yyyy. */
  updated?: string;
  blocks: readonly Block[];
};

/** A notice in two lines, shown in the corner of the page. */
export type ToastText = { title: string; text?: string };

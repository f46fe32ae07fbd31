/**
 * `to` is a path or anchor of this site («/faq», «#lead-form») or a full `mailto:` or `https:`
 * address.
 */
export type TextLink = { text: string; to: string };

export type Inline = string | TextLink;

export type RichText = string | readonly Inline[];

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

export type TextPage = {
  title: string;
  intro: string;
  /** dd.MM.yyyy. */
  updated?: string;
  blocks: readonly Block[];
};

export type ToastText = { title: string; text?: string };

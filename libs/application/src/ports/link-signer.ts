/** Whose page a link opens: the partner's, for one assignment, or the owner's, for one lead. */
export const LINK_AUDIENCES = ['partner', 'owner'] as const;
export type LinkAudience = (typeof LINK_AUDIENCES)[number];

/** What a link without login lets its holder see: one assignment or one lead, for a time. */
export interface SignedLink {
  readonly audience: LinkAudience;
  /** The assignment's id for a partner, the lead's for an owner. */
  readonly id: string;
  readonly expiresAt: Date;
}

/** Makes links that nobody else can make. */
export abstract class LinkSigner {
  /** The same link always gives the same token. Fits in a path as it is. */
  abstract sign(link: SignedLink): string;

  /** What a token of ours says, also after it has expired; undefined when it is none of ours. */
  abstract read(token: string): SignedLink | undefined;
}

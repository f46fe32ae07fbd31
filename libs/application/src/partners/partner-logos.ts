export abstract class LogoPainter {
  /**
   * Re-encodes a picture as WebP of LOGO_SIDE at most, without anything else from the file.
   * @throws DomainError `invalid-logo` when it is no readable picture
   */
  abstract paint(file: Uint8Array): Promise<Uint8Array>;
}

/** One logo per partner. All throw DomainError `storage-unavailable`. */
export abstract class PartnerLogos {
  /** Replaces an earlier logo, whose id becomes unknown. @param id random */
  abstract keep(partnerId: string, id: string, picture: Uint8Array): Promise<void>;

  abstract remove(partnerId: string): Promise<void>;

  abstract find(id: string): Promise<Uint8Array | undefined>;
}

/** Makes the picture that is kept of a file that somebody sent. */
export abstract class LogoPainter {
  /**
   * A WebP of our own making, of LOGO_SIDE at most, without whatever else was in the file.
   *
   * @throws DomainError `invalid-logo` when it is no picture that can be read
   */
  abstract paint(file: Uint8Array): Promise<Uint8Array>;
}

/** The logos of partners, one each. All throw DomainError `storage-unavailable`. */
export abstract class PartnerLogos {
  /** In the place of an earlier one, whose id is known no more. @param id of this one, random */
  abstract keep(partnerId: string, id: string, picture: Uint8Array): Promise<void>;

  abstract remove(partnerId: string): Promise<void>;

  abstract find(id: string): Promise<Uint8Array | undefined>;
}

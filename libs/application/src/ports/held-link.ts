/** A one-time link as whoever comes with it holds it. */
export interface HeldLink {
  readonly id: string;
  /** Of its token under each secret that is known: one of them is kept, of the secret it was made under. */
  readonly digests: readonly string[];
}

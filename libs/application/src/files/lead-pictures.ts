import type { LeadPicture } from '@boligstyling/domain';

export abstract class LeadPictures {
  /** In the owner's order, lead by lead. */
  abstract ofLeads(leadIds: readonly string[]): Promise<LeadPicture[]>;

  abstract find(id: string): Promise<LeadPicture | undefined>;

  /**
   * Last of the lead's pictures, whatever its place, under the lead's lock.
   *
   * @param atMost pictures of the lead
   * @returns false: there is one of that id
   * @throws `lead-not-found`, `lead-held`, `lead-closed`, `too-many-pictures`
   */
  abstract add(picture: Omit<LeadPicture, 'place'>, atMost: number): Promise<boolean>;

  /** Other pictures of the lead follow. */
  abstract order(leadId: string, ids: readonly string[]): Promise<void>;

  /** Its files are due for deletion. Idempotent. */
  abstract remove(id: string): Promise<void>;

  /** By the owner, so that partners may see them. Idempotent. */
  abstract confirm(ids: readonly string[], now: Date): Promise<void>;

  /** Of leads closed, or last active, by this moment. Returns how many, up to `limit`. */
  abstract removeOld(until: Date, limit: number): Promise<number>;
}

import {
  DomainError,
  inPictureOrder,
  isClosed,
  type LeadPicture,
  requireTakesPictures,
} from '@boligstyling/domain';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { activityOf } from '../../lead-case/testing/in-memory-erasing.js';
import { LeadPictures } from '../lead-pictures.js';

export class InMemoryLeadPictures extends LeadPictures {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ofLeads(leadIds: readonly string[]): Promise<LeadPicture[]> {
    return leadIds.flatMap((id) => inPictureOrder(this.ofLead(id)));
  }

  override async find(id: string): Promise<LeadPicture | undefined> {
    return this.store.pictures.get(id);
  }

  override async add(picture: Omit<LeadPicture, 'place'>, atMost: number): Promise<boolean> {
    if (!this.store.leads.has(picture.leadId)) throw new DomainError('lead-not-found');
    const standing = this.store.standing.get(picture.leadId);
    if (standing) requireTakesPictures(standing);
    const others = this.ofLead(picture.leadId);
    if (others.length >= atMost) throw new DomainError('too-many-pictures');
    if (this.store.pictures.has(picture.id)) return false;
    const place = Math.max(-1, ...others.map((each) => each.place)) + 1;
    this.store.pictures.set(picture.id, { ...picture, place });
    return true;
  }

  override async order(leadId: string, ids: readonly string[]): Promise<void> {
    const at = ({ id }: LeadPicture) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const ordered = inPictureOrder(this.ofLead(leadId)).toSorted((a, b) => at(a) - at(b));
    for (const [place, each] of ordered.entries()) {
      this.store.pictures.set(each.id, { ...each, place });
    }
  }

  override async remove(id: string): Promise<void> {
    const picture = this.store.pictures.get(id);
    if (picture) this.store.erasedFiles.add(picture.fileId);
    this.store.pictures.delete(id);
  }

  override async confirm(ids: readonly string[], now: Date): Promise<void> {
    for (const id of ids) {
      const picture = this.store.pictures.get(id);
      if (picture && !picture.confirmedAt) {
        this.store.pictures.set(id, { ...picture, confirmedAt: now });
      }
    }
  }

  override async removeOld(until: Date, limit: number): Promise<number> {
    const old = [...this.store.pictures.values()].filter((each) => this.isOld(each, until));
    for (const { id } of old.slice(0, limit)) await this.remove(id);
    return Math.min(old.length, limit);
  }

  private isOld({ addedAt, leadId }: LeadPicture, until: Date): boolean {
    const lead = this.store.leads.get(leadId);
    const all = [lead?.receivedAt, ...activityOf(this.store, leadId)];
    if (all.every((at) => at && at <= until)) return true;
    const closing = this.store.events.filter(
      (each) => each.leadId === leadId && each.kind.startsWith('status-'),
    );
    const status = this.store.standing.get(leadId)?.status ?? lead?.status;
    const isEnded = status !== undefined && isClosed({ status });
    return isEnded && addedAt <= until && closing.every(({ at }) => at <= until);
  }

  private ofLead(leadId: string): LeadPicture[] {
    return [...this.store.pictures.values()].filter((each) => each.leadId === leadId);
  }
}

import { PartnerLogos } from '../ports/partner-logos.js';
import type { InMemoryStore } from './in-memory-store.js';

/** The logos of partners in memory. */
export class InMemoryPartnerLogos extends PartnerLogos {
  private readonly pictures = new Map<string, Uint8Array>();

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async keep(partnerId: string, id: string, picture: Uint8Array): Promise<void> {
    await this.remove(partnerId);
    this.pictures.set(id, picture);
    this.show(partnerId, id);
  }

  override async remove(partnerId: string): Promise<void> {
    this.pictures.delete(this.store.partners.get(partnerId)?.logoId ?? '');
    this.show(partnerId, null);
  }

  override async find(id: string): Promise<Uint8Array | undefined> {
    return this.pictures.get(id);
  }

  private show(partnerId: string, logoId: string | null): void {
    const partner = this.store.partners.get(partnerId);
    if (partner) this.store.partners.set(partnerId, { ...partner, logoId });
  }
}

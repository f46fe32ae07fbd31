import { requireLogo } from '@boligstyling/domain';
import type { IdGenerator } from '../core/id-generator.js';
import type { LogoPainter, PartnerLogos } from './partner-logos.js';

/** Sets a partner's logo, which owners see. All throw DomainError `storage-unavailable`. */
export class SaveLogo {
  constructor(
    private readonly logos: PartnerLogos,
    private readonly painter: LogoPainter,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Nothing of the file itself is kept.
   * @throws DomainError `logo-too-large`, `invalid-logo`
   */
  async save(partnerId: string, file: Uint8Array): Promise<void> {
    requireLogo(file);
    const picture = await this.painter.paint(file);
    await this.logos.keep(partnerId, this.ids.next(), picture);
  }

  remove(partnerId: string): Promise<void> {
    return this.logos.remove(partnerId);
  }
}

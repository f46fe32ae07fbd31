import { requireLogo } from '@boligstyling/domain';
import type { IdGenerator } from '../core/ports.js';

export abstract class LogoPainter {
  /**
   * As WebP of LOGO_SIDE at most, without anything else from the file.
   *
   * @throws `invalid-logo`
   */
  abstract paint(file: Uint8Array): Promise<Uint8Array>;
}

export abstract class PartnerLogos {
  /** An earlier logo's id becomes unknown. */
  abstract keep(partnerId: string, id: string, picture: Uint8Array): Promise<void>;

  abstract remove(partnerId: string): Promise<void>;

  abstract find(id: string): Promise<Uint8Array | undefined>;
}

export class SaveLogo {
  constructor(
    private readonly logos: PartnerLogos,
    private readonly painter: LogoPainter,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Stores nothing of the file itself.
   *
   * @throws `logo-too-large`, `invalid-logo`
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

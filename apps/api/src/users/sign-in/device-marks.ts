import { randomBytes } from 'node:crypto';
import type { Clock } from '@boligstyling/application';
import { DAY_SECONDS } from '@boligstyling/domain';
import { SigningKeys } from '../../platform/secrets/signing-keys.js';

export const DEVICE_MARK_SECONDS = 180 * DAY_SECONDS;

export const DEVICE_BYTES = 16;

const MARK = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * A mark authorizes nothing; it gives its browser a separate limit of failed logins, which no
 * stranger can use up.
 */
export class DeviceMarks {
  private readonly keys: SigningKeys;

  constructor(
    sessionSecret: string,
    private readonly clock: Clock,
    secretBefore = '',
  ) {
    this.keys = new SigningKeys(sessionSecret, secretBefore, 'device marks');
  }

  issue(device: string = randomBytes(DEVICE_BYTES).toString('base64url')): string {
    const body = `${device}.${this.seconds()}`;
    return `${body}.${this.keys.sign(body)}`;
  }

  /** The device of a valid mark; undefined for a forged or expired one. */
  read(mark: string): string | undefined {
    const [, device = '', at = '', signature = ''] = MARK.exec(mark) ?? [];
    if (!this.keys.hasSigned(`${device}.${at}`, signature)) return undefined;
    return this.seconds() - Number(at) < DEVICE_MARK_SECONDS ? device : undefined;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

import { randomBytes } from 'node:crypto';
import type { Clock } from '@boligstyling/application';
import { DAY_SECONDS } from '@boligstyling/domain';
import { SigningKeys } from '../../platform/secrets/signing-keys.js';

/** How long a browser is known after its last login. */
export const DEVICE_MARK_SECONDS = 180 * DAY_SECONDS;

/** How long the name of a device is, before it is text. */
export const DEVICE_BYTES = 16;

const MARK = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Marks for browsers that have logged in: an id and the time, signed. A mark opens nothing;
 * it only gives its browser a budget of failed logins that no stranger can use up.
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

  /** A mark for the device, or for a new one. */
  issue(device: string = randomBytes(DEVICE_BYTES).toString('base64url')): string {
    const body = `${device}.${this.seconds()}`;
    return `${body}.${this.keys.sign(body)}`;
  }

  /** The device a mark is for; undefined unless we signed it, lately enough. */
  read(mark: string): string | undefined {
    const [, device = '', at = '', signature = ''] = MARK.exec(mark) ?? [];
    if (!this.keys.hasSigned(`${device}.${at}`, signature)) return undefined;
    return this.seconds() - Number(at) < DEVICE_MARK_SECONDS ? device : undefined;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@boligstyling/application';
import { derivedKey } from '../platform/secrets/derived-key.js';

/** How long a browser is known after its last login. */
export const DEVICE_MARK_SECONDS = 180 * 24 * 60 * 60;

const MARK = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Marks for browsers that have logged in: a random id and the time, signed. A mark opens nothing;
 * it only gives its browser a budget of failed logins that no stranger can use up.
 */
export class DeviceMarks {
  private readonly key: Buffer;

  constructor(
    sessionSecret: string,
    private readonly clock: Clock,
  ) {
    this.key = derivedKey(sessionSecret, 'device marks');
  }

  /** A mark for the device, or for a new one. */
  issue(device: string = randomBytes(16).toString('base64url')): string {
    const body = `${device}.${this.seconds()}`;
    return `${body}.${this.sign(body).toString('base64url')}`;
  }

  /** The device a mark is for; undefined unless we signed it, lately enough. */
  read(mark: string): string | undefined {
    const [, device = '', at = '', signature = ''] = MARK.exec(mark) ?? [];
    const expected = this.sign(`${device}.${at}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return this.seconds() - Number(at) < DEVICE_MARK_SECONDS ? device : undefined;
  }

  private sign(body: string): Buffer {
    return createHmac('sha256', this.key).update(body).digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

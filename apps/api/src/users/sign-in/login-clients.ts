import { createHmac } from 'node:crypto';
import type { LoginClient, SeenClient, SessionGrant } from '@boligstyling/application';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../config/config.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';
import { ServerCookie } from '../../platform/headers/server-cookie.js';
import { DEVICE_BYTES, DEVICE_MARK_SECONDS, DeviceMarks } from './device-marks.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { seenClient } from '../../platform/access/seen-client.js';

const COOKIE = 'boligstyling-device';

/** Where one logs in, by REST and by name. A mark for each: no other address is ever sent it. */
const DOORS = ['/api/admin', '/functions/v1'];

/** The one budget of all browsers that are not known. */
const STRANGERS = 'strangers';

/**
 * Tells who tries to log in. A browser that has logged in before, or was made known by a link, has a
 * mark and so a budget of its own, which no attacker can use up; any other is known by its network.
 * Only digests and what is shortened leave this file.
 */
@Injectable()
export class LoginClients {
  private readonly key: Buffer;
  private readonly cookies: readonly ServerCookie[];

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly marks: DeviceMarks,
  ) {
    this.key = derivedKey(config.sessionSecret, 'login clients');
    this.cookies = DOORS.map((door) => new ServerCookie(COOKIE, door, DEVICE_MARK_SECONDS, config));
  }

  /** Whose tries count together with this request's. */
  of(request: FastifyRequest): LoginClient {
    const device = this.deviceOf(request);
    if (!device)
      return { name: this.digest(`network ${clientNetwork(request.ip)}`), budget: STRANGERS };
    const name = this.digest(`device ${device}`);
    return { name, budget: name };
  }

  /** What is kept of where the request comes from. */
  seen(request: FastifyRequest): SeenClient {
    return seenClient(request);
  }

  /**
   * Marks the browser as one that has logged in. Those that become known by a named person share one
   * budget: else she had as many tries at the shared password as she logs in times.
   */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { personId }: Pick<SessionGrant, 'personId'>,
  ): void {
    this.mark(reply, this.deviceOf(request) ?? (personId ? this.deviceFor(personId) : undefined));
  }

  /** Makes the browser known, with a budget that nobody has used of, whatever it was before. */
  makeKnown(reply: FastifyReply): void {
    this.mark(reply);
  }

  private mark(reply: FastifyReply, device?: string): void {
    const mark = this.marks.issue(device);
    for (const cookie of this.cookies) cookie.set(reply, mark);
  }

  private deviceOf(request: FastifyRequest): string | undefined {
    const mark = this.cookies[0]?.read(request);
    return mark && this.marks.read(mark);
  }

  private deviceFor(personId: string): string {
    return Buffer.from(this.digest(`person ${personId}`), 'hex')
      .subarray(0, DEVICE_BYTES)
      .toString('base64url');
  }

  private digest(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('hex');
  }
}

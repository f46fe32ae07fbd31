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

/**
 * Login paths, by REST and by name, each with its own cookie, so that no other address receives
 * one.
 */
const DOORS = ['/api/admin', '/functions/v1'];

const STRANGERS = 'strangers';

/**
 * A known browser, by an earlier login or a link, has a mark and so a separate limit, which no
 * attacker can use up; any other is identified by its network. Only digests and shortened addresses
 * leave this file.
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

  of(request: FastifyRequest): LoginClient {
    const device = this.deviceOf(request);
    if (!device)
      return { name: this.digest(`network ${clientNetwork(request.ip)}`), budget: STRANGERS };
    const name = this.digest(`device ${device}`);
    return { name, budget: name };
  }

  seen(request: FastifyRequest): SeenClient {
    return seenClient(request);
  }

  /**
   * Marks the browser after a login. All browsers of one user share one limit, else each login
   * would add tries at the shared login.
   */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { userId }: Pick<SessionGrant, 'userId'>,
  ): void {
    this.mark(reply, this.deviceOf(request) ?? (userId ? this.deviceFor(userId) : undefined));
  }

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

  private deviceFor(userId: string): string {
    return Buffer.from(this.digest(`person ${userId}`), 'hex')
      .subarray(0, DEVICE_BYTES)
      .toString('base64url');
  }

  private digest(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('hex');
  }
}

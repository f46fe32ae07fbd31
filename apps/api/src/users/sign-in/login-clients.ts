import { createHmac, randomBytes } from 'node:crypto';
import type { LoginClient, SeenClient, SessionGrant, Clock } from '@boligstyling/application';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { derivedKey, SigningKeys } from '../../platform/secrets/hmac-link-signer.js';
import { ServerCookie } from '../../platform/headers/server-cookie.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { seenClient } from '../../platform/access/from-request.js';
import { DAY_SECONDS } from '@boligstyling/domain';

export const DEVICE_MARK_SECONDS = 180 * DAY_SECONDS;

const DEVICE_BYTES = 16;

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

  read(mark: string): string | undefined {
    const [, device = '', at = '', signature = ''] = MARK.exec(mark) ?? [];
    if (!this.keys.hasSigned(`${device}.${at}`, signature)) return undefined;
    return this.seconds() - Number(at) < DEVICE_MARK_SECONDS ? device : undefined;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

const COOKIE = 'boligstyling-device';

/** By REST and by name, each with its own cookie, so that no other address receives one. */
const LOGIN_PATHS = ['/api/admin', '/functions/v1'];

const STRANGERS = 'strangers';

/**
 * A browser known by an earlier login or a link has a mark; any other is identified by its network.
 * Only digests and shortened addresses leave this file.
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
    this.cookies = LOGIN_PATHS.map(
      (path) => new ServerCookie(COOKIE, path, DEVICE_MARK_SECONDS, config),
    );
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
   * All browsers of one user share one limit, else each login would add tries at the shared login.
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

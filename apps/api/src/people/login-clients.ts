import { createHmac } from 'node:crypto';
import type { LoginClient, SeenClient } from '@boligstyling/application';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../config/config-token.js';
import type { Config } from '../config/config.js';
import { derivedKey } from '../platform/secrets/derived-key.js';
import { ServerCookie } from '../platform/headers/server-cookie.js';
import { DEVICE_MARK_SECONDS, DeviceMarks } from './device-marks.js';
import { clientNetwork } from '../platform/limits/client-network.js';
import { seenClient } from '../platform/access/seen-client.js';

const COOKIE = 'boligstyling-device';

/** The one daily budget of all browsers that have not logged in before. */
const STRANGERS = 'strangers';

/**
 * Tells who tries to log in. A browser that has logged in before is known by its mark and has a
 * budget of its own, so an attacker cannot lock the administrator out; any other is known by its
 * network. Only digests and what is shortened leave this file.
 */
@Injectable()
export class LoginClients {
  private readonly key: Buffer;
  private readonly cookie: ServerCookie;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly marks: DeviceMarks,
  ) {
    this.key = derivedKey(config.sessionSecret, 'login clients');
    this.cookie = new ServerCookie(COOKIE, '/api/admin', DEVICE_MARK_SECONDS, config);
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

  /** Marks the browser as one that has logged in. */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    this.cookie.set(reply, this.marks.issue(this.deviceOf(request)));
  }

  private deviceOf(request: FastifyRequest): string | undefined {
    const mark = this.cookie.read(request);
    return mark && this.marks.read(mark);
  }

  private digest(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('hex');
  }
}

import { createHmac } from 'node:crypto';
import type { LoginClient, SeenClient } from '@boligstyling/application';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../config/config-token.js';
import type { Config } from '../config/config.js';
import { derivedKey } from '../platform/secrets/derived-key.js';
import { DEVICE_MARK_SECONDS, DeviceMarks } from './device-marks.js';
import { clientNetwork } from '../platform/limits/client-network.js';
import { seenClient } from '../platform/access/seen-client.js';

const COOKIE = 'boligstyling-device';

/** Browsers let nobody set a cookie of such a name over plain HTTP. */
const ONLY_OVER_TLS = '__Secure-';

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
  private readonly cookie: string;
  private readonly mark: RegExp;
  private readonly attributes: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly marks: DeviceMarks,
  ) {
    this.key = derivedKey(config.sessionSecret, 'login clients');
    const isHttps = config.publicUrl.startsWith('https:');
    const secure = isHttps ? '; Secure' : '';
    this.cookie = (isHttps ? ONLY_OVER_TLS : '') + COOKIE;
    this.mark = new RegExp(`(?:^|;\\s*)${this.cookie}=([^;]+)`);
    this.attributes = `Path=/api/admin; Max-Age=${DEVICE_MARK_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
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
    const mark = this.marks.issue(this.deviceOf(request));
    void reply.header('set-cookie', `${this.cookie}=${mark}; ${this.attributes}`);
  }

  private deviceOf({ headers }: FastifyRequest): string | undefined {
    const mark = this.mark.exec(headers.cookie ?? '')?.[1];
    return mark && this.marks.read(mark);
  }

  private digest(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('hex');
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** Browsers let nobody set a cookie of such a name over plain HTTP. */
const ONLY_OVER_TLS = '__Secure-';

/** A cookie of ours that no script can read, sent to the addresses below `path` of this site alone. */
export class ServerCookie {
  private readonly called: string;
  private readonly value: RegExp;
  private readonly attributes: string;

  constructor(name: string, path: string, seconds: number, { publicUrl }: Config) {
    const isHttps = publicUrl.startsWith('https:');
    this.called = (isHttps ? ONLY_OVER_TLS : '') + name;
    this.value = new RegExp(`(?:^|;\\s*)${this.called}=([^;]+)`);
    const secure = isHttps ? '; Secure' : '';
    this.attributes = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** What the browser has; undefined: nothing. */
  read({ headers }: FastifyRequest): string | undefined {
    return this.value.exec(headers.cookie ?? '')?.[1];
  }

  /** @param value as it stands in a header: letters, digits and `.-_~` */
  set(reply: FastifyReply, value: string): void {
    void reply.header('set-cookie', `${this.called}=${value}; ${this.attributes}`);
  }
}

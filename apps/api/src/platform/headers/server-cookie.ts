import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** Browsers let nobody set a cookie of such a name over plain HTTP. */
const ONLY_OVER_TLS = '__Secure-';

/** A cookie of ours that no script can read, sent to the addresses below `path` of this site alone. */
export class ServerCookie {
  private readonly called: string;
  private readonly value: RegExp;
  private readonly attributes: (seconds: number) => string;

  constructor(
    name: string,
    path: string,
    private readonly seconds: number,
    { publicUrl }: Config,
  ) {
    const isHttps = publicUrl.startsWith('https:');
    this.called = (isHttps ? ONLY_OVER_TLS : '') + name;
    this.value = new RegExp(`(?:^|;\\s*)${this.called}=([^;]+)`);
    const secure = isHttps ? '; Secure' : '';
    this.attributes = (age) => `Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** What the browser has; undefined: nothing. */
  read({ headers }: FastifyRequest): string | undefined {
    return this.value.exec(headers.cookie ?? '')?.[1];
  }

  /** @param value as it stands in a header: letters, digits and `.-_~` */
  set(reply: FastifyReply, value: string): void {
    void reply.header('set-cookie', `${this.called}=${value}; ${this.attributes(this.seconds)}`);
  }

  /** Has the browser forget it. */
  forget(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.called}=; ${this.attributes(0)}`);
  }
}

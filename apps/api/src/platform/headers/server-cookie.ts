import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

/** Browsers accept a cookie with this prefix over TLS only. */
const ONLY_OVER_TLS = '__Secure-';

export class ServerCookie {
  private readonly called: string;
  private readonly value: RegExp;
  private readonly attributes: (seconds: number, below?: string) => string;

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
    this.attributes = (age, below = '') =>
      `Path=${path}${below}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** For the longest path (RFC 6265). */
  read({ headers }: FastifyRequest): string | undefined {
    return this.value.exec(headers.cookie ?? '')?.[1];
  }

  /**
   * @param value letters, digits and `.-_~`
   * @param below suffix of the path, for a value that is sent there only
   */
  set(reply: FastifyReply, value: string, below?: string): void {
    const attributes = this.attributes(this.seconds, below);
    void reply.header('set-cookie', `${this.called}=${value}; ${attributes}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.called}=; ${this.attributes(0)}`);
  }
}

import { DomainError, RateLimited, UPLOAD_BYTES_A_DAY } from '@boligstyling/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../platform/limits/client-network.js';

/** Beyond it the day begins anew for everybody. */
const CLIENTS_REMEMBERED = 20_000;

/** Per client network, so that others find a place. */
const AT_ONCE = 12;
const FREE_AGAIN_SECONDS = 5;

const DAY_MS = 24 * 3_600_000;

/**
 * Bytes of a day per client network, and files at once. Each process counts separately in memory.
 */
@Injectable()
export class UploadQuota {
  private sent = new Map<string, number>();
  private readonly underWay = new Map<string, number>();
  private since = performance.now();

  /**
   * @throws RateLimited beyond {@link AT_ONCE}
   * @throws `too-much-uploaded`
   */
  async during<T>(
    { ip }: Pick<FastifyRequest, 'ip'>,
    file: AsyncIterable<Buffer>,
    work: (counted: AsyncIterable<Buffer>) => Promise<T>,
  ): Promise<T> {
    const client = clientNetwork(ip);
    const underWay = this.underWay.get(client) ?? 0;
    if (underWay >= AT_ONCE) throw new RateLimited(FREE_AGAIN_SECONDS);
    this.underWay.set(client, underWay + 1);
    try {
      return await work(this.counted(file, client));
    } finally {
      const left = (this.underWay.get(client) ?? 1) - 1;
      if (left > 0) this.underWay.set(client, left);
      else this.underWay.delete(client);
    }
  }

  private async *counted(file: AsyncIterable<Buffer>, client: string): AsyncGenerator<Buffer> {
    for await (const piece of file) {
      this.add(client, piece.length);
      yield piece;
    }
  }

  private add(client: string, bytes: number): void {
    const isOver = performance.now() - this.since > DAY_MS;
    if (isOver || this.sent.size >= CLIENTS_REMEMBERED) {
      this.sent = new Map();
      this.since = performance.now();
    }
    const sent = (this.sent.get(client) ?? 0) + bytes;
    if (sent > UPLOAD_BYTES_A_DAY) throw new DomainError('too-much-uploaded');
    this.sent.set(client, sent);
  }
}

import type { IncomingMessage } from 'node:http';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

export interface FileBody {
  readonly path: string;
  readonly types: readonly string[];
  readonly limitBytes: number;
}

/** An unread file: guards first decide who may send it. */
export class UnreadFile {
  constructor(
    private readonly source: IncomingMessage,
    private readonly limitBytes: number,
  ) {}

  /** @throws PayloadTooLargeException as soon as the file is known to be larger than its limit */
  async read(): Promise<Buffer> {
    this.require(Number(this.source.headers['content-length'] ?? 0));
    const pieces: Buffer[] = [];
    let length = 0;
    // The rest of a file that is too large is received by `receiveRestOfTooLarge`.
    for await (const piece of this.source.iterator({ destroyOnReturn: false })) {
      length += (piece as Buffer).length;
      this.require(length);
      pieces.push(piece as Buffer);
    }
    return Buffer.concat(pieces);
  }

  private require(length: number): void {
    if (length > this.limitBytes) throw new PayloadTooLargeException();
  }
}

/** Nothing is read before `readFile`, so a caller without API key or session fills no memory. */
export function takeFile(fastify: FastifyInstance, { path, types, limitBytes }: FileBody): void {
  fastify.addContentTypeParser([...types], ({ routeOptions }, payload, done) =>
    routeOptions.url === path
      ? done(null, new UnreadFile(payload, limitBytes))
      : done(new UnsupportedMediaTypeException(), undefined),
  );
}

/**
 * @param body of the request
 * @throws UnsupportedMediaTypeException, PayloadTooLargeException
 */
export function readFile(body: unknown): Promise<Buffer> {
  if (!(body instanceof UnreadFile)) throw new UnsupportedMediaTypeException();
  return body.read();
}

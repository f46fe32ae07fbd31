import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

export interface FileBody {
  readonly path: string;
  readonly types: readonly string[];
  readonly limitBytes: number;
}

/** Guards first decide who may send it. */
export class UnreadFile {
  constructor(
    private readonly source: IncomingMessage,
    private readonly limitBytes: number,
  ) {}

  /** @throws PayloadTooLargeException as soon as the file is known to be larger than its limit */
  async read(): Promise<Buffer> {
    return buffer(this.stream());
  }

  /**
   * After a fault of the reader the rest is received and dropped, because most clients read no
   * answer while they still send.
   *
   * @throws PayloadTooLargeException as {@link read}
   */
  async *stream(): AsyncGenerator<Buffer> {
    this.require(Number(this.source.headers['content-length'] ?? 0));
    let length = 0;
    try {
      for await (const piece of this.source.iterator({ destroyOnReturn: false })) {
        length += (piece as Buffer).length;
        this.require(length);
        yield piece as Buffer;
      }
    } finally {
      // `receiveRestOfTooLarge` receives the rest of one that is too large.
      if (length <= this.limitBytes) this.source.resume();
    }
  }

  private require(length: number): void {
    if (length > this.limitBytes) throw new PayloadTooLargeException();
  }
}

/** Nothing is read before `readFile`, so a caller without API key or session fills no memory. */
export function takeFiles(fastify: FastifyInstance, files: readonly FileBody[]): void {
  for (const type of new Set(files.flatMap(({ types }) => types))) {
    const ofType = files.filter(({ types }) => types.includes(type));
    fastify.addContentTypeParser(type, ({ routeOptions }, payload, done) => {
      const file = ofType.find(({ path }) => path === routeOptions.url);
      if (file) done(null, new UnreadFile(payload, file.limitBytes));
      else done(new UnsupportedMediaTypeException(), undefined);
    });
  }
}

/** @throws UnsupportedMediaTypeException, PayloadTooLargeException */
export function readFile(body: unknown): Promise<Buffer> {
  if (!(body instanceof UnreadFile)) throw new UnsupportedMediaTypeException();
  return body.read();
}

/** @throws UnsupportedMediaTypeException; while reading, PayloadTooLargeException */
export function streamFile(body: unknown): AsyncGenerator<Buffer> {
  if (!(body instanceof UnreadFile)) throw new UnsupportedMediaTypeException();
  return body.stream();
}

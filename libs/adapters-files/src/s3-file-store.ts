import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileContent, FileStore, type StoredFile } from '@boligstyling/application';
import type { S3Client } from '@aws-sdk/client-s3';
import { ANSWERS_WITHIN_MS, guarded } from './file-faults.js';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Sdk = typeof import('@aws-sdk/client-s3');

const PREFIX = 'boligstyling/';
const OWNER = 'owner';
const DELETED_AT_ONCE = 1_000;

/** The client is loaded at first use. S3 itself stores a file whole or not at all. */
export class S3FileStore extends FileStore {
  private opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(
    private readonly settings: S3Settings,
    private readonly answersWithinMs = ANSWERS_WITHIN_MS,
  ) {
    super();
  }

  override async put(name: string, content: FileContent): Promise<void> {
    const Body = await buffer(content);
    await this.ask(({ client, sdk }, object) =>
      client.send(
        new sdk.PutObjectCommand({
          ...object(name),
          Body,
          ContentType: 'application/octet-stream',
        }),
        this.limit(),
      ),
    );
  }

  override get(name: string): Promise<FileContent | undefined> {
    return this.ask(async ({ client, sdk }, object) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(object(name)), this.limit());
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  override async delete(names: readonly string[]): Promise<void> {
    for (let at = 0; at < names.length; at += DELETED_AT_ONCE) {
      await this.deleteSome(names.slice(at, at + DELETED_AT_ONCE));
    }
  }

  private async deleteSome(names: readonly string[]): Promise<void> {
    await this.ask(async ({ client, sdk }) => {
      const { bucket: Bucket } = this.settings;
      const Objects = names.map((name) => ({ Key: `${PREFIX}${name}` }));
      const Delete = { Objects, Quiet: true };
      const { Errors = [] } = await client.send(
        new sdk.DeleteObjectsCommand({ Bucket, Delete }),
        this.limit(),
      );
      const [first] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
      if (first) throw Object.assign(new Error('A file was not deleted'), { code: first.Code });
    });
  }

  override async *list(): AsyncGenerator<StoredFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.ask(({ client, sdk }) =>
        client.send(
          new sdk.ListObjectsV2Command({
            ...{ Bucket: this.settings.bucket, Prefix: PREFIX },
            ...(ContinuationToken && { ContinuationToken }),
          }),
          this.limit(),
        ),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        yield { name: Key.slice(PREFIX.length), storedAt: LastModified ?? new Date() };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  override async identity(): Promise<string> {
    const { bucket, endpoint } = this.settings;
    return `s3 ${endpoint} ${bucket}`.slice(0, 300);
  }

  override async owner(ours: string): Promise<string> {
    const known = await this.get(OWNER);
    if (known) return String(await guarded(() => buffer(known)));
    await this.put(OWNER, Readable.from([Buffer.from(ours)]));
    return ours;
  }

  /** @throws Error for a bucket with versions, which keeps what is deleted */
  override async check(): Promise<void> {
    const Bucket = this.settings.bucket;
    const { Status } = await this.ask(({ client, sdk }) =>
      client.send(new sdk.GetBucketVersioningCommand({ Bucket }), this.limit()),
    );
    if (Status) {
      throw new Error(
        `The bucket ${Bucket} keeps versions, so that deleted pictures would stay. Use one that never had versioning.`,
      );
    }
  }

  private ask<T>(
    work: (
      opened: { sdk: Sdk; client: S3Client },
      object: (name: string) => { Bucket: string; Key: string },
    ) => Promise<T>,
  ): Promise<T> {
    const object = (name: string) => ({ Bucket: this.settings.bucket, Key: `${PREFIX}${name}` });
    return guarded(async () => work(await (this.opened ??= this.open()), object));
  }

  private async open() {
    const sdk = await import('@aws-sdk/client-s3');
    const { accessKeyId, endpoint, region, secretAccessKey } = this.settings;
    const client = new sdk.S3Client({
      ...{ endpoint, region, credentials: { accessKeyId, secretAccessKey } },
      // Other stores know neither buckets as host names nor the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
    });
    return { sdk, client };
  }

  private limit(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.answersWithinMs) };
  }
}

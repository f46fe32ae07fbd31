import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFault, Mailer, type Message } from '@boligstyling/application';
import nodemailer from 'nodemailer';
import { compose } from './compose.js';

/**
 * Keeps each message as a file that mail programs open, for set-ups without a mail server. A message
 * that comes again has the same file.
 */
export class EmlMailer extends Mailer {
  private readonly composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(private readonly folder: string) {
    super();
  }

  override async send(message: Message, signal: AbortSignal): Promise<void> {
    try {
      const { message: content } = await this.composer.sendMail({ ...compose(message), signal });
      await this.keep(fileName(message.messageId), content);
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      throw new DeliveryFault(`mail folder: ${code ?? name}`, true);
    }
  }

  /** A reader never sees half a message: what a crash leaves unfinished has another name. */
  private async keep(name: string, content: Parameters<FileHandle['writeFile']>[0]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `${name}.${randomUUID()}.part`);
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(this.folder, name));
    } finally {
      await rm(draft, { force: true });
    }
  }
}

/** The Message-ID without its brackets, kept to characters that are a plain name on every system. */
function fileName(messageId: string): string {
  return `${messageId.slice(1, -1).replace(/[^\w@.-]/g, '_')}.eml`;
}

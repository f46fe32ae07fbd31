import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryFault, Mailer, type Message } from '@boligstyling/application';
import nodemailer from 'nodemailer';
import { compose } from './compose.js';

/**
 * Stores each message as an `.eml` file, for installations without a mail server. A repeated
 * message keeps its file.
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

  /**
   * Written under another name and renamed, so that no reader sees half a message after a crash.
   */
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

/**
 * The Message-ID without brackets, limited to characters that are valid in file names on every
 * system.
 */
function fileName(messageId: string): string {
  return `${messageId.slice(1, -1).replace(/[^\w@.-]/g, '_')}.eml`;
}

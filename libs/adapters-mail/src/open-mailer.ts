import { Mailer, DeliveryFault, type Message, KeptMessages } from '@boligstyling/application';
import { SmtpMailer, compose } from './smtp-mailer.js';
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

const TRANSPORTS: Record<string, (url: string) => Mailer> = {
  'smtp:': (url) => new SmtpMailer({ url }),
  'smtps:': (url) => new SmtpMailer({ url }),
};

export const MAIL_SCHEMES = Object.keys(TRANSPORTS);

/**
 * Without a URL messages are stored in the folder.
 *
 * @throws TypeError when the URL has none of {@link MAIL_SCHEMES}
 */
export function openMailer(url: string | undefined, folder: string): Mailer {
  if (!url) return new EmlMailer(folder);
  const open = TRANSPORTS[new URL(url).protocol];
  if (!open) throw new TypeError(`Nothing carries messages to ${url.split(':')[0]}:`);
  return open(url);
}

/** The notification's id comes first, then the domain of its Message-ID. */
const NOTIFICATION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=@)/;

export class MessageFolder extends KeptMessages {
  constructor(private readonly folder: string) {
    super();
  }

  override async notificationIds(): Promise<string[]> {
    return [...new Set((await this.names()).keys())];
  }

  override async erase(notificationIds: readonly string[]): Promise<void> {
    const names = await this.names();
    for (const id of notificationIds) {
      for (const name of names.get(id) ?? []) await rm(join(this.folder, name), { force: true });
    }
  }

  private async names(): Promise<Map<string, string[]>> {
    const names = await readdir(this.folder).catch(() => []);
    return Map.groupBy(
      names.filter((name) => NOTIFICATION_ID.test(name)),
      (name) => NOTIFICATION_ID.exec(name)?.[0] ?? '',
    );
  }
}

/**
 * Stores `.eml` files, for installations without a mail server. A repeated message keeps its file.
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

  /** Renamed when written, so that no reader sees half a message after a crash. */
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

/** The Message-ID without brackets, in characters that are valid in file names on every system. */
function fileName(messageId: string): string {
  return `${messageId.slice(1, -1).replace(/[^\w@.-]/g, '_')}.eml`;
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptMessages } from '@boligstyling/application';

/** A file's name begins with the notification's id, followed by the domain of its Message-ID. */
const NOTIFICATION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=@)/;

/** Messages stored as files. A missing folder means none. */
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

import { DomainError, PICTURE_LINK_MINUTES } from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { openLink } from '../core/signed-links.js';
import { fileName } from './stored-files.js';
import type { FileContent, FileStore } from './file-store.js';
import type { LeadPictures } from './lead-pictures.js';

const WINDOW_MS = PICTURE_LINK_MINUTES * 60_000;

/** Equal for some minutes, so that a page keeps what it has loaded. */
export function linkWindow(now: Date): Date {
  return new Date((Math.floor(now.getTime() / WINDOW_MS) + 2) * WINDOW_MS);
}

export function pictureToken(signer: LinkSigner, id: string, now: Date): string {
  return signer.sign({ audience: 'picture', id, expiresAt: linkWindow(now) });
}

export class OpenPicture {
  constructor(
    private readonly pictures: Pick<LeadPictures, 'find'>,
    private readonly files: Pick<FileStore, 'get'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns WebP
   * @throws `link-unknown`, `link-expired`, `picture-not-found` once it is deleted,
   * `files-unavailable`
   */
  async execute(token: string, isSmall: boolean): Promise<FileContent> {
    const id = openLink(this.signer, 'picture', token, this.clock.now());
    const picture = await this.pictures.find(id);
    const content = picture && (await this.files.get(fileName(picture.fileId, isSmall)));
    if (!content) throw new DomainError('picture-not-found');
    return content;
  }
}

import { DomainError } from '@boligstyling/domain';
import type { TestMarket } from '../../core/testing/test-market.js';
import { EraseStrayFiles } from '../erase-stray-files.js';
import { FileQuota } from '../file-quota.js';
import { FileStoreUse } from '../file-store.js';
import type { FileContent } from '../file-store.js';
import { OwnPictures } from '../own-pictures.js';
import { PartnerPictures } from '../partner-pictures.js';
import { type PaintedPicture, PicturePainter, type TakenFile } from '../picture-painter.js';
import { InMemoryFileStore } from './in-memory-file-store.js';
import { InMemoryLeadPictures } from './in-memory-lead-pictures.js';
import { InMemoryStoredFiles } from './in-memory-stored-files.js';

/** Takes every file for a picture, except a PDF and one that says so. */
class PlainPainter extends PicturePainter {
  free = 1e12;

  override async paint(file: FileContent): Promise<PaintedPicture> {
    let received = 0;
    for await (const piece of file) {
      received += piece.length;
      if (String.fromCharCode(...piece) === 'no picture') throw new DomainError('invalid-picture');
    }
    return { full: new Uint8Array(9), small: new Uint8Array(1), width: 4, height: 3, received };
  }

  override async take<T>(file: FileContent, keep: (taken: TakenFile) => Promise<T>): Promise<T> {
    const pieces: Uint8Array[] = [];
    for await (const piece of file) pieces.push(piece);
    const content = async function* () {
      yield* pieces;
    };
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    const isPdf = pieces[0] && String.fromCharCode(...pieces[0]).startsWith('%PDF-');
    if (isPdf) return keep({ kind: 'pdf', bytes, content: content() });
    return keep({ kind: 'picture', ...(await this.paint(content())) });
  }

  override async room() {
    return { free: this.free, total: 1e12 };
  }
}

/** The use cases of pictures over a market in memory. */
export function picturesOf(market: TestMarket, mostBytes = 1e9) {
  const { cases, clock, ids, matching, signer, store } = market;
  const files = new InMemoryFileStore(() => store.now);
  const pictures = new InMemoryLeadPictures(store);
  const stored = new InMemoryStoredFiles(store);
  const painter = new PlainPainter();
  const use = new FileStoreUse(files, stored, clock);
  const room = new FileQuota(stored, painter, use, mostBytes);
  const strays = new EraseStrayFiles(files, stored, use);
  return {
    ...{ files, painter, pictures, room, stored, use },
    own: new OwnPictures(
      ...([matching, cases, pictures, files, stored, painter] as const),
      ...([room, signer, ids, clock] as const),
    ),
    partner: new PartnerPictures(matching, pictures, signer, clock),
    strays: {
      execute: () => strays.execute(),
      eraseStrays: () => strays.eraseStrays(Promise.resolve(store.now)),
    },
  };
}

export async function* aFile(text = 'a picture'): FileContent {
  yield new TextEncoder().encode(text);
}

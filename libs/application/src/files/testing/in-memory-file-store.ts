import { type FileContent, FileStore, type StoredFile } from '../file-store.js';

export class InMemoryFileStore extends FileStore {
  readonly files = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>();

  mark: string | undefined;

  constructor(private readonly now: () => Date = () => new Date()) {
    super();
  }

  override async put(name: string, content: FileContent): Promise<void> {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.files.set(name, { bytes, storedAt: this.now() });
  }

  override async get(name: string): Promise<FileContent | undefined> {
    const file = this.files.get(name);
    return file && contentOf(file.bytes);
  }

  override async delete(names: readonly string[]): Promise<void> {
    for (const name of names) this.files.delete(name);
  }

  override async *list(): AsyncGenerator<StoredFile> {
    for (const [name, { storedAt }] of this.files) yield { name, storedAt };
  }

  override async identity(): Promise<string> {
    return 'memory';
  }

  override async owner(ours: string): Promise<string> {
    return (this.mark ??= ours);
  }

  override async check(): Promise<void> {}
}

async function* contentOf(bytes: Uint8Array): FileContent {
  yield bytes;
}

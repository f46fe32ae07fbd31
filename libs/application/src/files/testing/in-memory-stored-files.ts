import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { StoredFiles } from '../stored-files.js';

const IN_USE_MS = 120_000;

export class InMemoryStoredFiles extends StoredFiles {
  private readonly removals = new Map<string, Date>();
  private use: { identity: string; seenAt: Date } | undefined;

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async usedBytes(): Promise<number> {
    return this.rows().reduce((sum, { bytes }) => sum + bytes, 0);
  }

  override async erased(limit: number): Promise<string[]> {
    return [...this.store.erasedFiles].slice(0, limit);
  }

  override async dropErased(fileIds: readonly string[]): Promise<void> {
    for (const id of fileIds) this.store.erasedFiles.delete(id);
  }

  override async noteRemoval(uploadId: string, now: Date): Promise<void> {
    this.removals.set(uploadId, now);
  }

  override async wasRemoved(uploadId: string): Promise<boolean> {
    return this.removals.has(uploadId);
  }

  override async dropRemovals(before: Date): Promise<void> {
    for (const [id, at] of this.removals) if (at < before) this.removals.delete(id);
  }

  override async withoutRow(fileIds: readonly string[]): Promise<string[]> {
    return fileIds.filter((id) => !this.rows().some(({ fileId }) => fileId === id));
  }

  override async named(before: Date): Promise<string[]> {
    return this.rows()
      .filter(({ addedAt }) => addedAt < before)
      .map(({ fileId }) => fileId);
  }

  override async removeRows(fileIds: readonly string[]): Promise<void> {
    const isKept = ({ fileId }: { fileId: string }) => !fileIds.includes(fileId);
    for (const row of this.rows()) if (!isKept(row)) this.store.erasedFiles.add(row.fileId);
    for (const [id, picture] of this.store.pictures) {
      if (!isKept(picture)) this.store.pictures.delete(id);
    }
    for (const [id, quote] of this.store.quotes) {
      this.store.quotes.set(id, { ...quote, attachments: quote.attachments.filter(isKept) });
    }
  }

  override async database(): Promise<string> {
    return 'memory';
  }

  override async claim(identity: string): Promise<boolean> {
    const { now } = this.store;
    const isOthers = this.use && this.use.identity !== identity;
    if (isOthers && Number(now) - Number(this.use?.seenAt) <= IN_USE_MS) return false;
    this.use = { identity, seenAt: now };
    return true;
  }

  private rows() {
    const { pictures, quotes } = this.store;
    return [
      ...pictures.values(),
      ...[...quotes.values()].flatMap(({ attachments }) => attachments),
    ];
  }
}

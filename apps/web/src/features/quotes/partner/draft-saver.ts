import type { QuoteDraft } from '@boligstyling/domain';
import { dropQuote, keepQuote } from './kept-quote';
import { savable, toDraft, type WrittenQuote } from './written-quote';

/** `here`: on this device only; `nowhere`: in the open page only. */
export type Saved = 'saved' | 'saving' | 'here' | 'nowhere' | 'untouched';

const PAUSE_MS = 800;
const RETRY_MS = 10_000;

export interface DraftSaverOptions {
  readonly assignment: string;
  readonly service: string;
  readonly save: (draft: QuoteDraft) => Promise<{ error?: unknown }>;
  readonly tell: (saved: Saved) => void;
}

/** Retried until the server has it. */
export class DraftSaver {
  private newest: WrittenQuote | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private place: 'here' | 'nowhere' = 'here';
  /** The newest must be stored last. */
  private before: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: DraftSaverOptions) {}

  keep(written: WrittenQuote): void {
    this.newest = written;
    this.place = keepQuote(this.options.assignment, written) ? 'here' : 'nowhere';
    this.options.tell('saving');
    this.saveIn(PAUSE_MS);
  }

  retry(): void {
    if (this.newest) this.saveIn(0);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** A sent quote has no draft. */
  done(): void {
    this.stop();
    this.newest = undefined;
    dropQuote(this.options.assignment);
  }

  private saveIn(ms: number): void {
    this.stop();
    this.timer = setTimeout(() => void this.save(), ms);
  }

  private async save(): Promise<void> {
    const { assignment, service, save, tell } = this.options;
    await this.before;
    const written = this.newest;
    if (!written) return;
    const saving = save(savable(toDraft(written, service)));
    this.before = saving;
    const { error } = await saving;
    if (this.newest !== written) return;
    if (error) {
      tell(this.place);
      this.saveIn(RETRY_MS);
      return;
    }
    this.newest = undefined;
    dropQuote(assignment);
    tell('saved');
  }
}

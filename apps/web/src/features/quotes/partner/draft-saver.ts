import { inVisits, keepText, keptJson } from '../../../shared/kept-text';
import { QUOTE_TERM_KEYS, type QuoteDraft } from '@boligstyling/domain';
import { isUnreachable } from '../../../shared/calls/problem-of';
import { changesOf } from '../../../shared/calls/versions';
import { savable, toDraft, type WrittenQuote } from './written-quote';
import { useEffect, useState } from 'react';

/** `here`, `offline`: on this device only; `nowhere`: in the open page only. */
export type Saved = 'saved' | 'saving' | 'here' | 'offline' | 'nowhere' | 'untouched';

const PAUSE_MS = 800;
const RETRY_MS = 10_000;

interface DraftSaverOptions {
  readonly assignment: string;
  readonly service: string;
  /** Without what this device kept. */
  readonly base: WrittenQuote;
  readonly inWords: (draft: QuoteDraft) => WrittenQuote;
  readonly read: () => Promise<QuoteDraft | undefined>;
  readonly save: (draft: QuoteDraft) => Promise<{ error?: unknown }>;
  readonly tell: (saved: Saved) => void;
  readonly onMerged: (both: WrittenQuote) => void;
}

class DraftSaver {
  private newest: WrittenQuote | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private place: 'here' | 'nowhere' = 'here';
  /** The newest must be stored last. */
  private before: Promise<unknown> = Promise.resolve();

  /** The server's draft, and what was written here then. */
  private base: { readonly stored: WrittenQuote; readonly written: WrittenQuote };
  private readonly readOrSent = new Set<string>();

  constructor(private readonly options: DraftSaverOptions) {
    this.base = this.follow(options.base);
  }

  follow(stored: WrittenQuote, written = stored) {
    this.readOrSent.add(JSON.stringify(stored));
    return (this.base = { stored, written });
  }

  get isUnsaved(): boolean {
    return this.newest !== undefined;
  }

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
    this.timer = setTimeout(() => (this.before = this.before.then(() => this.save())), ms);
  }

  private async save(): Promise<void> {
    const { assignment, inWords, service, read, save, tell } = this.options;
    if (!this.newest) return;
    const theirs = await read().catch(() => undefined);
    if (!this.newest) return;
    const written = this.merged(this.newest, theirs);
    const draft = toDraft(written, service);
    const stored = savable(draft);
    this.readOrSent.add(JSON.stringify(inWords(stored)));
    const { error } = await save(stored);
    if (!error) this.follow(inWords(stored), written);
    if (this.newest !== written) return;
    if (error) {
      const isOffline = this.place === 'here' && isUnreachable(error);
      tell(isOffline ? 'offline' : this.place);
      this.saveIn(RETRY_MS);
      return;
    }
    this.newest = undefined;
    if (QUOTE_TERM_KEYS.every((key) => draft[key] === stored[key])) dropQuote(assignment);
    tell('saved');
  }

  private merged(written: WrittenQuote, stored: QuoteDraft | undefined): WrittenQuote {
    const { base, options } = this;
    if (!stored || this.readOrSent.has(JSON.stringify(options.inWords(stored)))) return written;
    const theirs = changesOf(base.stored, options.inWords(stored));
    const both = { ...written, ...theirs, ...changesOf(base.written, written) };
    this.newest = both;
    keepQuote(options.assignment, both);
    options.onMerged(both);
    return both;
  }
}

const QUOTE_DRAFT_KEY = 'quote-drafts';

/** The oldest makes room. */
const MOST = 10;

type Kept = readonly (readonly [assignment: string, written: WrittenQuote])[];

function all(): Kept {
  const read = keptJson(inVisits, QUOTE_DRAFT_KEY);
  return Array.isArray(read) ? (read as Kept) : [];
}

const store = (kept: Kept): boolean =>
  keepText(inVisits, QUOTE_DRAFT_KEY, kept.length > 0 ? JSON.stringify(kept) : null);

const others = (assignment: string): Kept => all().filter(([id]) => id !== assignment);

export const keptQuote = (assignment: string): WrittenQuote | undefined =>
  all().find(([id]) => id === assignment)?.[1];

const keepQuote = (assignment: string, written: WrittenQuote): boolean =>
  store([...others(assignment).slice(1 - MOST), [assignment, written]]);

export function dropQuote(assignment: string): void {
  store(others(assignment));
}

type QuoteDraftOptions = Omit<DraftSaverOptions, 'tell' | 'onMerged'> & {
  readonly begun: WrittenQuote;
  readonly onMerged: () => void;
};

export function useQuoteDraft({ begun, ...options }: QuoteDraftOptions) {
  const [written, setWritten] = useState(begun);
  const [saved, setSaved] = useState<Saved>('untouched');
  const [saver] = useState(() => {
    const onMerged = (both: WrittenQuote) => {
      setWritten(both);
      options.onMerged();
    };
    return new DraftSaver({ ...options, tell: setSaved, onMerged });
  });

  useEffect(() => {
    const again = () => saver.retry();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
    };
  }, [saver]);

  const replace = (next: WrittenQuote) => {
    setWritten(next);
    saver.keep(next);
  };
  return {
    written,
    saved,
    replace,
    follow: (stored: WrittenQuote) => {
      if (saver.isUnsaved) return;
      saver.follow(stored);
      setWritten(stored);
    },
    write: (changes: Partial<WrittenQuote>) => replace({ ...written, ...changes }),
    done: () => saver.done(),
  };
}

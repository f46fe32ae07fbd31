import type { WrittenQuote } from './written-quote';

const QUOTE_DRAFT_KEY = 'quote-drafts';

/** The oldest makes room. */
const MOST = 10;

type Kept = readonly (readonly [assignment: string, written: WrittenQuote])[];

function all(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(QUOTE_DRAFT_KEY) ?? '[]');
    return Array.isArray(read) ? (read as Kept) : [];
  } catch {
    return [];
  }
}

function store(kept: Kept): boolean {
  try {
    if (kept.length === 0) localStorage.removeItem(QUOTE_DRAFT_KEY);
    else localStorage.setItem(QUOTE_DRAFT_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

const others = (assignment: string): Kept => all().filter(([id]) => id !== assignment);

export const keptQuote = (assignment: string): WrittenQuote | undefined =>
  all().find(([id]) => id === assignment)?.[1];

export const keepQuote = (assignment: string, written: WrittenQuote): boolean =>
  store([...others(assignment).slice(1 - MOST), [assignment, written]]);

export function dropQuote(assignment: string): void {
  store(others(assignment));
}

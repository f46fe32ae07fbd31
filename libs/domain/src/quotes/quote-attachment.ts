import { DomainError } from '../core/domain-error.js';
import { type FileType, PICTURE_TYPES } from '../core/file-type.js';

/** Per version. */
export const MAX_ATTACHMENTS = 3;

/** 10 MB, as it is sent. */
export const ATTACHMENT_BYTES = 10_000_000;

export const ATTACHMENT_TOO_LARGE = `Filen er for stor. Den kan være høyst ${ATTACHMENT_BYTES / 1_000_000} MB.`;

export const ATTACHMENT_TYPES = [
  'application/pdf',
  ...PICTURE_TYPES,
] as const satisfies readonly FileType[];

export const ATTACHMENT_NAME_MAX_LENGTH = 120;

/** A PDF is stored as it was sent, a picture drawn anew as WebP. */
export const ATTACHMENT_KINDS = ['pdf', 'picture'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Every version from the first to the last one with it shows it. */
export interface QuoteAttachment {
  readonly fileId: string;
  /** Chosen by the partner's page, unique within the quote. */
  readonly id: string;
  readonly kind: AttachmentKind;
  readonly name: string;
  /** Pixels; null: a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of all its stored files. */
  readonly bytes: number;
  readonly addedAt: Date;
  /** Null: no version was sent with it. */
  readonly firstVersion: number | null;
  /** Null: the next version has it too. */
  readonly lastVersion: number | null;
}

interface Attached {
  readonly attachments: readonly QuoteAttachment[];
}

export function attachmentsOf({ attachments }: Attached, version: number): QuoteAttachment[] {
  return attachments.filter(
    ({ firstVersion, lastVersion }) =>
      firstVersion !== null && firstVersion <= version && version <= (lastVersion ?? version),
  );
}

export function nextAttachments({ attachments }: Attached): QuoteAttachment[] {
  return attachments.filter(({ lastVersion }) => lastVersion === null);
}

/** @throws `too-many-attachments` */
export function requireRoomForAttachment(quote: Attached): void {
  if (nextAttachments(quote).length >= MAX_ATTACHMENTS) {
    throw new DomainError('too-many-attachments');
  }
}

/** Idempotent by the id. */
export function withAttachment<Of extends Attached>(quote: Of, added: QuoteAttachment): Of {
  if (quote.attachments.some(({ id }) => id === added.id)) return quote;
  requireRoomForAttachment(quote);
  return { ...quote, attachments: [...quote.attachments, added] };
}

/** One that was sent stays with its versions. Idempotent. */
export function withoutAttachment<Of extends Attached>(quote: Of, id: string, version: number): Of {
  const removed = nextAttachments(quote).find((each) => each.id === id);
  if (!removed) return quote;
  const others = quote.attachments.filter((each) => each.id !== id);
  const kept = removed.firstVersion === null ? [] : [{ ...removed, lastVersion: version }];
  return { ...quote, attachments: [...others, ...kept] };
}

export function sentAttachments({ attachments }: Attached, version: number): QuoteAttachment[] {
  return attachments.map((each) =>
    each.firstVersion === null ? { ...each, firstVersion: version } : each,
  );
}

/** As shown: without folders, and without invisible characters, which could hide the ending. */
export function attachmentName(given: string, kind: AttachmentKind): string {
  const bare = given.toWellFormed().split(/[/\\]/).at(-1)!;
  const name = bare.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const ending = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const room = ATTACHMENT_NAME_MAX_LENGTH - ending.length;
  const shortened = [...stem].slice(0, room).join('').trim();
  return shortened ? `${shortened}${ending}` : kind === 'pdf' ? 'vedlegg.pdf' : 'bilde.webp';
}

/** With the ending of its stored type. */
export function downloadName({ kind, name }: Pick<QuoteAttachment, 'kind' | 'name'>): string {
  return `${name.replace(/\.[a-z\d]{1,5}$/i, '')}${kind === 'pdf' ? '.pdf' : '.webp'}`;
}

import {
  type Assignment,
  attachmentName,
  attachToQuote,
  detachFromQuote,
  DomainError,
  type QuoteAttachment,
  requireAttachable,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { openLink } from '../core/signed-links.js';
import { fileName, pdfName, type StoredFiles } from '../files/stored-files.js';
import type { FileQuota } from '../files/file-quota.js';
import { type FileContent, type FileStore, keepWithRow, putPicture } from '../files/file-store.js';
import { linkWindow } from '../files/picture-links.js';
import type { PicturePainter, TakenFile } from '../files/picture-painter.js';
import {
  type AssignmentAccess,
  AssignmentLookup,
  unlessErasedFor,
} from '../lead-case/assignment-access.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';

/**
 * By the quote's stylist. All throw `assignment-not-found`, `assignment-closed`,
 * `no-quote-by-agents`, `quote-closed`, and by a link `link-unknown`, `link-expired`.
 */
export class AttachToQuote {
  private readonly lookup: AssignmentLookup;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly files: Pick<FileStore, 'put' | 'delete'>,
    private readonly stored: Pick<StoredFiles, 'noteRemoval' | 'wasRemoved'>,
    private readonly painter: Pick<PicturePainter, 'take'>,
    private readonly room: FileQuota,
    signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    this.lookup = new AssignmentLookup(matching, signer, clock);
  }

  /**
   * Idempotent by its id, also after a lost answer.
   *
   * @throws `too-many-attachments`, and as {@link PicturePainter.take}
   */
  async add(access: AssignmentAccess, id: string, name: string, file: FileContent): Promise<void> {
    return unlessErasedFor(access, this.take(access, id, name, file));
  }

  private async take(
    access: AssignmentAccess,
    id: string,
    name: string,
    file: FileContent,
  ): Promise<void> {
    const assignment = await this.room.inTurn(() => this.admit(access, id));
    if (!assignment) return;
    const { id: assignmentId, leadId } = assignment;
    const fileId = this.ids.next();
    await this.painter.take(file, async (taken) => {
      const attachment = this.attachmentOf({ fileId, id, name }, taken);
      const put = () =>
        taken.kind === 'pdf'
          ? this.files.put(pdfName(fileId), taken.content)
          : putPicture(this.files, fileId, taken);
      await keepWithRow(this.files, fileId, put, () =>
        this.cases.open(leadId, (open) => attachToQuote(open, assignmentId, attachment)),
      );
    });
    if (await this.stored.wasRemoved(id)) await this.detach(assignment, id);
  }

  /** Undefined: it is attached already. */
  private async admit(access: AssignmentAccess, id: string): Promise<Assignment | undefined> {
    const { assignment } = await this.lookup.open(access);
    const { id: assignmentId, leadId } = assignment;
    const state = await this.matching.caseOf(leadId);
    const quote = state?.quotes.find((each) => each.assignmentId === assignmentId);
    if (quote?.attachments.some((each) => each.id === id)) return undefined;
    await this.cases.look(leadId, (open) => requireAttachable(open, assignmentId));
    await this.room.require();
    return assignment;
  }

  /** Versions that were sent keep it. Idempotent. */
  async remove(access: AssignmentAccess, id: string): Promise<void> {
    const { assignment } = await this.lookup.open(access);
    // Before the row: an upload looks for the note once it has stored its row.
    await this.stored.noteRemoval(id, this.clock.now());
    await unlessErasedFor(access, this.detach(assignment, id));
  }

  private async detach({ id: ofQuote, leadId }: Assignment, id: string): Promise<void> {
    await this.cases.open(leadId, (open) => detachFromQuote(open, ofQuote, id));
  }

  private attachmentOf(
    { fileId, id, name }: Pick<QuoteAttachment, 'fileId' | 'id' | 'name'>,
    taken: TakenFile,
  ): QuoteAttachment {
    const { kind } = taken;
    const picture = kind === 'picture' ? taken : { width: null, height: null };
    const bytes = kind === 'picture' ? taken.full.length + taken.small.length : taken.bytes;
    return {
      ...{ fileId, id, kind, bytes, name: attachmentName(name, kind) },
      ...{ width: picture.width, height: picture.height, addedAt: this.clock.now() },
      ...{ firstVersion: null, lastVersion: null },
    };
  }
}

export interface ShownAttachment extends QuoteAttachment {
  readonly token: string;
}

export function shownAttachments(
  attachments: readonly QuoteAttachment[],
  signer: LinkSigner,
  now: Date,
): ShownAttachment[] {
  const expiresAt = linkWindow(now);
  return attachments.map((each) => ({
    ...each,
    token: signer.sign({ audience: 'attachment', id: each.fileId, expiresAt }),
  }));
}

export class OpenAttachment {
  constructor(
    private readonly quotes: {
      findAttachment(fileId: string): Promise<QuoteAttachment | undefined>;
    },
    private readonly files: Pick<FileStore, 'get'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws `link-unknown`, `link-expired`, `attachment-not-found` once it is deleted,
   * `files-unavailable`
   */
  async execute(
    token: string,
    isSmall: boolean,
  ): Promise<{ readonly attachment: QuoteAttachment; readonly content: FileContent }> {
    const fileId = openLink(this.signer, 'attachment', token, this.clock.now());
    const attachment = await this.quotes.findAttachment(fileId);
    const isPdf = attachment?.kind === 'pdf';
    const name = isPdf ? pdfName(fileId) : fileName(fileId, isSmall);
    const content = attachment && !(isPdf && isSmall) && (await this.files.get(name));
    if (!content) throw new DomainError('attachment-not-found');
    return { attachment, content };
  }
}

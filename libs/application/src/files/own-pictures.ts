import {
  agreeToPictures,
  askedFirst,
  DomainError,
  inPictureOrder,
  isGranted,
  isMergedPermanently,
  type LeadPicture,
  MAX_PICTURES,
  requireTakesPictures,
  sharesPictures,
  takesPictures,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { unlessErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { ofSameMailbox, type OpenedLead, OwnerLinks } from '../lead-case/owner-access.js';
import type { StoredFiles } from './stored-files.js';
import type { FileQuota } from './file-quota.js';
import {
  discard,
  type FileContent,
  type FileStore,
  keepWithRow,
  putPicture,
} from './file-store.js';
import type { LeadPictures } from './lead-pictures.js';
import type { PaintedPicture, PicturePainter } from './picture-painter.js';
import { pictureToken } from './picture-links.js';

export interface ShownPicture extends LeadPicture {
  readonly token: string;
}

export interface OwnPicturesView {
  /** In the owner's order; those of merged leads last. */
  readonly pictures: readonly ShownPicture[];
  readonly canAdd: boolean;
  /** Null: the sender of the lead cannot answer. */
  readonly isShownToAsked: boolean | null;
  readonly unconfirmed: readonly string[];
}

/**
 * By the owner's link or right after sending the lead. Who has just sent it sees only what was
 * added so, because the mailbox may be another person's. All throw `link-unknown`, `link-expired`,
 * `link-outdated`.
 */
export class OwnPictures {
  private readonly links: OwnerLinks;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly pictures: LeadPictures,
    private readonly files: Pick<FileStore, 'put' | 'delete'>,
    private readonly stored: Pick<StoredFiles, 'noteRemoval' | 'wasRemoved'>,
    private readonly painter: PicturePainter,
    private readonly room: FileQuota,
    private readonly signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    this.links = new OwnerLinks(matching, cases, signer, clock);
  }

  async view(token: string): Promise<OwnPicturesView> {
    return this.viewOf(await this.links.open(token));
  }

  /**
   * Last in order. Idempotent by its id, also after a lost answer. One that was deleted meanwhile
   * stays so.
   *
   * @throws `lead-held`, `lead-closed`, `too-many-pictures`, `picture-not-found` when the id is
   * another lead's, and as {@link PicturePainter.paint}
   */
  async add(token: string, id: string, file: FileContent): Promise<OwnPicturesView> {
    const { opened, isKnown } = await this.room.inTurn(() => this.admit(token, id));
    if (isKnown) return this.viewOf(opened);
    await this.keep(opened, id, await this.painter.paint(file));
    if (await this.stored.wasRemoved(id)) await this.pictures.remove(id);
    return this.viewOf(opened);
  }

  /** Unknown ids are ignored. */
  async order(token: string, ids: readonly string[]): Promise<OwnPicturesView> {
    const opened = await this.links.pressByAny(token);
    const own = (await this.seen(opened)).map((picture) => picture.id);
    await this.pictures.order(
      opened.state.lead.id,
      ids.filter((id) => own.includes(id)),
    );
    return this.viewOf(opened);
  }

  /** Idempotent. Another lead's is ignored. */
  async remove(token: string, id: string): Promise<OwnPicturesView> {
    const opened = await this.links.pressByAny(token);
    // Before the row: an upload looks for the note once it has stored its row.
    await this.stored.noteRemoval(id, this.clock.now());
    const picture = await this.pictures.find(id);
    if (picture && (await this.isOwn(opened, picture))) {
      await this.pictures.remove(id);
      await discard(this.files, picture.fileId);
    }
    return this.viewOf(opened);
  }

  /**
   * @param shown as in {@link agreeToPictures}
   * @throws `link-outdated` for who has just sent the lead
   */
  async showToAsked(token: string, isWanted: boolean, shown?: string): Promise<OwnPicturesView> {
    const { lead } = await this.links.press(token);
    await unlessErased(
      this.cases.openFirst(lead.id, (leadCase) => agreeToPictures(leadCase, isWanted, shown)),
    );
    return this.view(token);
  }

  /**
   * «Bildene er mine»: pictures of merged leads may reach partners. Idempotent.
   *
   * @param ids that the owner saw: others may have arrived since
   * @throws `link-outdated` for who has just sent the lead
   */
  async confirm(token: string, ids: readonly string[]): Promise<OwnPicturesView> {
    const opened = { state: await this.links.press(token), access: 'full' } as const;
    const seen = await this.seen(opened);
    const confirmed = unconfirmedOf(seen, opened).filter((id) => ids.includes(id));
    await this.pictures.confirm(confirmed, this.clock.now());
    return this.viewOf(opened);
  }

  private async admit(token: string, id: string) {
    const opened = await this.links.pressByAny(token);
    const known = await this.pictures.find(id);
    if (known) {
      if (!(await this.isOwn(opened, known))) throw new DomainError('picture-not-found');
      return { opened, isKnown: true };
    }
    requireStylists(opened);
    requireTakesPictures(opened.state);
    const before = await this.pictures.ofLeads([opened.state.lead.id]);
    if (before.length >= MAX_PICTURES) throw new DomainError('too-many-pictures');
    await this.room.require();
    return { opened, isKnown: false };
  }

  private async keep({ state, access }: OpenedLead, id: string, painted: PaintedPicture) {
    const { full, small, width, height } = painted;
    const fileId = this.ids.next();
    const picture = {
      ...{ id, leadId: state.lead.id, fileId, width, height },
      ...{ bytes: full.length + small.length, addedAt: this.clock.now() },
      ...({ addedBy: access === 'full' ? 'owner' : 'submission', confirmedAt: null } as const),
    };
    const put = () => putPicture(this.files, fileId, painted);
    const addRow = () => this.pictures.add(picture, MAX_PICTURES);
    await unlessErased(keepWithRow(this.files, fileId, put, addRow));
  }

  private async viewOf(opened: OpenedLead): Promise<OwnPicturesView> {
    const { access, state } = opened;
    const [seen, now] = [await this.seen(opened), this.clock.now()];
    const own = seen.filter(({ leadId }) => leadId === state.lead.id);
    return {
      pictures: seen.map((each) => ({ ...each, token: pictureToken(this.signer, each.id, now) })),
      canAdd: reachesStylists(opened) && takesPictures(state) && own.length < MAX_PICTURES,
      isShownToAsked: access === 'full' ? isGranted(state.consents, 'pictures') : null,
      unconfirmed: unconfirmedOf(seen, opened),
    };
  }

  private async seen({ access, state }: OpenedLead): Promise<LeadPicture[]> {
    const { id } = state.lead;
    if (access === 'submission') {
      const own = await this.pictures.ofLeads([id]);
      return inPictureOrder(own.filter(({ addedBy }) => addedBy === 'submission'));
    }
    const merged = isMergedPermanently(state)
      ? []
      : (await ofSameMailbox(this.matching, state)).filter(sharesPictures);
    const all = await this.pictures.ofLeads([id, ...merged.map(({ lead }) => lead.id)]);
    const isOwn = ({ leadId }: LeadPicture) => leadId === id;
    return [
      ...inPictureOrder(all.filter(isOwn)),
      ...inPictureOrder(all.filter((each) => !isOwn(each))),
    ];
  }

  private async isOwn(opened: OpenedLead, picture: LeadPicture): Promise<boolean> {
    const { access, state } = opened;
    const isReached = access === 'full' || picture.addedBy === 'submission';
    if (picture.leadId === state.lead.id) return isReached;
    return (await this.seen(opened)).some(({ id }) => id === picture.id);
  }
}

const reachesStylists = ({ state }: OpenedLead): boolean => askedFirst(state.lead) === 'stylist';

function requireStylists(opened: OpenedLead): void {
  if (reachesStylists(opened)) return;
  throw new DomainError('lead-closed', 'Bare stylister ser bilder, og vi spør ingen av dem.');
}

const unconfirmedOf = (seen: readonly LeadPicture[], { state }: OpenedLead): string[] =>
  seen
    .filter(({ confirmedAt, leadId }) => leadId !== state.lead.id && confirmedAt === null)
    .map(({ id }) => id);

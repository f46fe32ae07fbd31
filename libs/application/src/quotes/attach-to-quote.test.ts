import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  acceptAssignment,
  type Lead,
  offerTo,
  type Partner,
  sendQuote,
} from '@boligstyling/domain';
import { sampleAttachment, sampleTerms } from '@boligstyling/domain/testing';
import { TestMarket } from '../core/testing/test-market.js';
import type { FileContent } from '../files/file-store.js';
import { aFile, picturesOf } from '../files/testing/own-pictures-of.js';
import { AttachToQuote, OpenAttachment, shownAttachments } from './attach-to-quote.js';

const PDF = '%PDF-1.7 plan';

let market: TestMarket;
let kept: ReturnType<typeof picturesOf>;
let attach: AttachToQuote;
let open: OpenAttachment;
let lead: Lead;
let partner: Partner;
let access: { partnerId: string; assignmentId: string };

beforeEach(async () => {
  market = new TestMarket();
  kept = picturesOf(market);
  const { cases, clock, ids, matching, quotes, signer } = market;
  attach = new AttachToQuote(
    ...([matching, cases, kept.files, kept.stored, kept.painter] as const),
    ...([kept.room, signer, ids, clock] as const),
  );
  open = new OpenAttachment(quotes, kept.files, signer, clock);
  partner = market.join('Stine');
  lead = await market.asked();
  const [assignment] = [...market.store.assignments.values()];
  access = { partnerId: partner.id, assignmentId: assignment!.id };
  await cases.open(lead.id, (found) => acceptAssignment(found, access.assignmentId));
});

const attachments = () =>
  [...market.store.quotes.values()].flatMap((quote) => [...quote.attachments]);
const names = () => [...kept.files.files.keys()].toSorted();

async function bytesOf(content: FileContent): Promise<number> {
  let bytes = 0;
  for await (const piece of content) bytes += piece.length;
  return bytes;
}

/** The attachment behind the first link on the owner's page. */
async function opened(isSmall = false) {
  const [shown] = shownAttachments(attachments(), market.signer, market.store.now);
  const { attachment, content } = await open.execute(shown!.token, isSmall);
  return { attachment, bytes: await bytesOf(content) };
}

describe('an attachment of a quote', () => {
  it('that is a PDF is stored as it was sent', async () => {
    await attach.add(access, 'up-1', 'plan\u202E fdp.pdf', aFile(PDF));
    const [attachment] = attachments();
    expect(attachments()).toEqual([
      {
        ...{ id: 'up-1', fileId: expect.any(String), kind: 'pdf', name: 'plan fdp.pdf' },
        ...{ width: null, height: null, bytes: PDF.length, addedAt: market.store.now },
        ...{ firstVersion: null, lastVersion: null },
      },
    ]);
    expect(names()).toEqual([`${attachment!.fileId}.pdf`]);
    expect(await opened()).toEqual({ attachment, bytes: PDF.length });
  });

  it('that is a picture is stored in two sizes', async () => {
    await attach.add(access, 'up-1', 'stue.jpg', aFile());
    const [attachment] = attachments();
    expect(attachment).toMatchObject({ kind: 'picture', width: 4, height: 3, bytes: 10 });
    const { fileId } = attachment!;
    expect(names()).toEqual([`${fileId}-small.webp`, `${fileId}.webp`]);
    expect(await opened()).toEqual({ attachment, bytes: 9 });
    expect(await opened(true)).toEqual({ attachment, bytes: 1 });
  });

  it('is added once, also by the signed link', async () => {
    const link = { token: market.partnerLink(lead, partner) };
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const unread = async function* (): FileContent {
      yield Promise.reject(new Error('The file is read again'));
    };
    await attach.add(link, 'up-1', 'plan.pdf', unread());
    expect(attachments()).toHaveLength(1);
    await attach.add(link, 'up-2', 'plan.pdf', aFile(PDF));
    await attach.add(link, 'up-1', 'plan.pdf', unread());
    expect(attachments().map(({ id }) => id)).toEqual(['up-1', 'up-2']);
    expect(names()).toHaveLength(2);
  });

  it('of one quote may have the id of another quote’s', async () => {
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const other = await market.asked({ customerEmail: 'ola@hansen.no', customerPhone: '99887766' });
    const asked = [...market.store.assignments.values()].find(({ leadId }) => leadId === other.id)!;
    await market.cases.open(other.id, (found) => acceptAssignment(found, asked.id));
    const ofOther = { partnerId: asked.partnerId, assignmentId: asked.id };
    await attach.add(ofOther, 'up-1', 'plan.pdf', aFile(PDF));
    expect(attachments().map(({ id }) => id)).toEqual(['up-1', 'up-1']);
  });

  it('of one stylist may have the id of another stylist’s of the same lead', async () => {
    const { id: partnerId } = market.join('Trine');
    await market.cases.open(lead.id, (found) => offerTo(found, partnerId), [partnerId]);
    const asked = [...market.store.assignments.values()].find((it) => it.partnerId === partnerId)!;
    await market.cases.open(lead.id, (found) => acceptAssignment(found, asked.id));
    for (const own of [access, { partnerId, assignmentId: asked.id }]) {
      await attach.add(own, 'up-1', 'plan.pdf', aFile(PDF));
    }
    expect(attachments().map(({ id }) => id)).toEqual(['up-1', 'up-1']);
  });

  it('is refused before its file is read where the quote takes no more', async () => {
    for (const id of ['a', 'b', 'c']) await attach.add(access, id, 'plan.pdf', aFile(PDF));
    const take = jest.spyOn(kept.painter, 'take');
    const more = attach.add(access, 'd', 'plan.pdf', aFile(PDF));
    await expect(more).rejects.toMatchObject({ code: 'too-many-attachments' });
    expect(take).not.toHaveBeenCalled();
  });

  it('is refused where the lead is erased meanwhile', async () => {
    market.matching.caseOf = async (id) => {
      await market.leads.erase(id);
      return undefined;
    };
    const added = attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    await expect(added).rejects.toMatchObject({ code: 'assignment-not-found' });
  });

  it.each([
    ['another partner’s assignment', 'assignment-not-found'],
    ['a fourth file', 'too-many-attachments'],
    ['a full store', 'no-room-for-files'],
    ['another database’s store', 'files-unavailable'],
    ['neither picture nor PDF', 'invalid-picture'],
  ])('with %s is refused, and its file is not kept', async (what, code) => {
    if (what === 'a fourth file') {
      for (const id of ['a', 'b', 'c']) await attach.add(access, id, 'plan.pdf', aFile(PDF));
    }
    if (what === 'a full store') kept.painter.free = 0;
    if (what === 'another database’s store') kept.files.mark = 'other 2026-11-01T00:00:00.000Z';
    const by = what.startsWith('another partner') ? { ...access, partnerId: 'other' } : access;
    const before = names();
    const file = aFile(what.startsWith('neither') ? 'no picture' : PDF);
    await expect(attach.add(by, 'up-1', 'plan.pdf', file)).rejects.toMatchObject({ code });
    expect(names()).toEqual(before);
    expect(attachments().some(({ id }) => id === 'up-1')).toBe(false);
  });

  it('of a lead that is erased before or meanwhile is refused, and its file is not kept', async () => {
    const file = async function* () {
      yield* aFile(PDF);
      await market.leads.erase(lead.id);
    };
    const meanwhile = attach.add(access, 'up-1', 'plan.pdf', file());
    await expect(meanwhile).rejects.toMatchObject({ code: 'assignment-not-found' });
    lead = await market.asked();
    const assignment = [...market.store.assignments.values()].find((it) => it.leadId === lead.id)!;
    market.eraseBeforeNextDecision(lead);
    const ofErased = { ...access, assignmentId: assignment.id };
    const before = attach.add(ofErased, 'up-1', 'plan.pdf', aFile(PDF));
    await expect(before).rejects.toMatchObject({ code: 'assignment-not-found' });
    expect(names()).toEqual([]);
  });

  it('that was removed while it was under way is not kept', async () => {
    const file = async function* () {
      yield* aFile(PDF);
      await attach.remove(access, 'up-1');
    };
    await attach.add(access, 'up-1', 'plan.pdf', file());
    expect(attachments()).toEqual([]);
  });

  it('is removed once, from the next version alone', async () => {
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const terms = sampleTerms({ validUntil: '2027-01-01', earliestStart: '2027-01-10' });
    const sending = { seen: null, idempotencyKey: null };
    await market.cases.open(lead.id, (found) =>
      sendQuote(found, access.assignmentId, terms, sending),
    );
    await attach.remove(access, 'up-1');
    await attach.remove(access, 'up-1');
    expect(attachments()).toMatchObject([{ id: 'up-1', firstVersion: 1, lastVersion: 1 }]);
    const byOther = attach.remove({ ...access, partnerId: 'other' }, 'up-1');
    await expect(byOther).rejects.toMatchObject({ code: 'assignment-not-found' });
  });

  it('of an erased lead cannot be removed', async () => {
    market.eraseBeforeNextDecision(lead);
    const removed = attach.remove(access, 'up-1');
    await expect(removed).rejects.toMatchObject({ code: 'assignment-not-found' });
  });
});

describe('the link to an attachment', () => {
  it('is the same for some minutes, and then expires', async () => {
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const now = new Date('2026-11-24T12:00:00.000Z');
    const shown = (at: Date) => shownAttachments(attachments(), market.signer, at)[0]!;
    expect(shown(now)).toEqual({ ...attachments()[0], token: expect.any(String) });
    expect(shown(new Date(+now + 60_000)).token).toBe(shown(now).token);
    const { token } = shown(new Date(+market.store.now - 86_400_000));
    await expect(open.execute(token, false)).rejects.toMatchObject({ code: 'link-expired' });
  });

  it.each([
    ['a small PDF', true],
    ['a file that is gone', false],
    ['an attachment that is gone', false],
  ])('opens nothing for %s', async (what, isSmall) => {
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const shown = shownAttachments(
      what.startsWith('an attachment') ? [sampleAttachment()] : attachments(),
      ...([market.signer, market.store.now] as const),
    );
    if (what.startsWith('a file')) kept.files.files.clear();
    const opening = open.execute(shown[0]!.token, isSmall);
    await expect(opening).rejects.toMatchObject({ code: 'attachment-not-found' });
  });

  it('is of no picture of a lead', async () => {
    await attach.add(access, 'up-1', 'plan.pdf', aFile(PDF));
    const expiresAt = new Date(+market.store.now + 60_000);
    const id = attachments()[0]!.fileId;
    const token = market.signer.sign({ audience: 'picture', id, expiresAt });
    await expect(open.execute(token, false)).rejects.toMatchObject({ code: 'link-unknown' });
  });
});

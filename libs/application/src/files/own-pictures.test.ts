import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  acceptAssignment,
  DomainError,
  type Lead,
  mergeByHand,
  type Partner,
  REVEAL_DAYS,
  VALUATION,
  withdrawByOwner,
} from '@boligstyling/domain';
import fc from 'fast-check';
import { partnerToken, submissionToken } from '../core/signed-links.js';
import { TestMarket } from '../core/testing/test-market.js';
import { OpenPicture } from './picture-links.js';
import { fileIdOf, fileName, namesOf } from './stored-files.js';
import { aFile, picturesOf } from './testing/own-pictures-of.js';

const HOME = { customerEmail: 'eier@eksempel.no', address: 'Vei 1' };

let market: TestMarket;
let under: ReturnType<typeof picturesOf>;
beforeEach(() => {
  market = new TestMarket();
  under = picturesOf(market);
});

const bySubmission = (lead: Lead) => submissionToken(market.signer, lead);
const idsFor = async (token: string) => (await under.own.view(token)).pictures.map(({ id }) => id);

describe('the pictures of a lead', () => {
  it('by the sender’s link are those that were added by it', async () => {
    const lead = await market.asked(HOME);
    await under.own.add(bySubmission(lead), 'sent', aFile());
    await under.own.add(market.ownerLink(lead), 'owned', aFile());
    expect(await idsFor(bySubmission(lead))).toEqual(['sent']);
    expect(await idsFor(market.ownerLink(lead))).toEqual(['sent', 'owned']);
    const view = await under.own.remove(bySubmission(lead), 'sent');
    expect(view).toMatchObject({ isShownToAsked: null, pictures: [] });
    for (const act of [
      () => under.own.showToAsked(bySubmission(lead), true),
      () => under.own.confirm(bySubmission(lead), []),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'link-outdated' });
    }
  });

  it('that are deleted leave no file', async () => {
    const token = market.ownerLink(await market.asked(HOME));
    for (const id of ['a', 'b']) await under.own.add(token, id, aFile());
    expect((await under.own.remove(token, 'a')).pictures.map(({ id }) => id)).toEqual(['b']);
    const left = await under.pictures.find('b');
    const names = [...under.files.files.keys()];
    expect(names.map(fileIdOf)).toEqual([left?.fileId, left?.fileId]);
    expect([`${names[0]}.txt`, `x${names[0]}`, 'readme'].map(fileIdOf)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('prove the mailbox when they are added by the owner’s link, not right after the submission', async () => {
    const lead = await market.asked(HOME);
    const isProven = () => market.store.leads.get(lead.id)?.mailboxProvenAt !== null;
    await under.own.add(bySubmission(lead), 'a', aFile());
    expect(isProven()).toBe(false);
    await under.own.add(market.ownerLink(lead), 'b', aFile());
    expect(isProven()).toBe(true);
  });

  it('count the bytes of both their files', async () => {
    const view = await under.own.add(market.ownerLink(await market.asked(HOME)), 'a', aFile());
    expect(view.pictures).toMatchObject([{ id: 'a', bytes: 10, width: 4, height: 3 }]);
  });

  it('are added and deleted with one read of the case', async () => {
    const lead = await market.asked(HOME);
    const token = market.ownerLink(lead);
    await under.own.add(token, 'proving', aFile());
    const read = jest.spyOn(market.matching, 'caseOf');
    await under.own.add(token, 'x', aFile());
    expect(read).toHaveBeenCalledTimes(1);
    await under.own.remove(token, 'x');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are checked one upload after another', async () => {
    const token = market.ownerLink(await market.asked(HOME));
    const find = under.pictures.find.bind(under.pictures);
    let [running, most] = [0, 0];
    under.pictures.find = async (id) => {
      most = Math.max(most, (running += 1));
      const found = await find(id);
      running -= 1;
      return found;
    };
    await Promise.all(['a', 'b', 'c'].map((id) => under.own.add(token, id, aFile())));
    expect([most, (await idsFor(token)).length]).toEqual([1, 3]);
  });

  it('are not taken for a valuation, because no stylist gets to see them', async () => {
    const token = market.ownerLink(await market.asked({ ...HOME, serviceType: VALUATION }));
    expect((await under.own.view(token)).canAdd).toBe(false);
    const added = under.own.add(token, 'a', aFile());
    await expect(added).rejects.toMatchObject({ code: 'lead-closed' });
    expect(under.files.files.size).toBe(0);
  });

  it('are refused when there is no room, and leave nothing', async () => {
    const lead = await market.asked(HOME);
    const full = picturesOf(market, 5);
    await full.own.add(market.ownerLink(lead), 'a', aFile());
    const refused = () => full.own.add(market.ownerLink(lead), 'b', aFile());
    await expect(refused()).rejects.toMatchObject({ code: 'no-room-for-files' });
    under.painter.free = 1e9;
    await expect(under.own.add(market.ownerLink(lead), 'b', aFile())).rejects.toMatchObject({
      code: 'no-room-for-files',
    });
    expect(under.files.files.size).toBe(0);
  });

  it('leave nothing when the store or the database fails', async () => {
    const lead = await market.asked(HOME);
    const broken = () => Promise.reject(new Error('away'));
    for (const [port, call] of [
      [under.files, 'put'],
      [under.pictures, 'add'],
    ] as const) {
      const works = (port as never)[call];
      Object.assign(port, { [call]: broken });
      await expect(under.own.add(market.ownerLink(lead), 'x', aFile())).rejects.toThrow('away');
      Object.assign(port, { [call]: works });
      expect([await idsFor(market.ownerLink(lead)), under.files.files.size]).toEqual([[], 0]);
    }
  });

  it('keep their files when the database has stored the row and its answer is lost', async () => {
    const lead = await market.asked(HOME);
    const add = under.pictures.add.bind(under.pictures);
    Object.assign(under.pictures, {
      add: async (...of: Parameters<typeof add>) => {
        await add(...of);
        throw new DomainError('storage-unavailable');
      },
    });
    const adding = under.own.add(market.ownerLink(lead), 'a', aFile());
    await expect(adding).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect([await idsFor(market.ownerLink(lead)), under.files.files.size]).toEqual([['a'], 2]);
  });

  it('are refused when the lead was withdrawn while they arrived', async () => {
    const lead = await market.asked(HOME);
    const file = (async function* () {
      yield* aFile();
      await market.cases.open(lead.id, (it) => withdrawByOwner(it));
    })();
    const adding = under.own.add(market.ownerLink(lead), 'a', file);
    await expect(adding).rejects.toMatchObject({ code: 'lead-closed' });
    expect(under.files.files.size).toBe(0);
  });

  it('that are deleted during their upload are not added by it, nor by a repeat', async () => {
    const lead = await market.asked(HOME);
    const link = market.ownerLink(lead);
    const file = (async function* () {
      yield* aFile();
      await under.own.remove(link, 'a');
    })();
    expect((await under.own.add(link, 'a', file)).pictures).toEqual([]);
    expect((await under.own.add(link, 'a', aFile())).pictures).toEqual([]);
    await under.strays.execute();
    expect(under.files.files.size).toBe(0);
    market.store.advance(25 * 3_600);
    await under.strays.eraseStrays();
    expect((await under.own.add(link, 'a', aFile())).pictures).toHaveLength(1);
  });

  it('of a merged lead reach nobody until confirmed from the earlier lead’s mailbox', async () => {
    market.join('Berit', { services: ['Delstyling'] });
    const lead = await market.asked(HOME);
    const merged = await market.asked({ ...HOME, serviceType: 'Delstyling' });
    const asked = [...market.store.assignments.values()].find((it) => it.leadId === merged.id)!;
    await market.cases.open(merged.id, (it) => acceptAssignment(it, asked.id));
    await market.cases.open(merged.id, (it) => mergeByHand(it));
    await under.own.add(bySubmission(merged), 'm', aFile());
    const access = { partnerId: asked.partnerId, assignmentId: asked.id };
    expect(await under.partner.view(access)).toEqual([]);
    const { unconfirmed } = await under.own.view(market.ownerLink(lead));
    expect(unconfirmed).toEqual(['m']);
    // Added after the owner looked.
    await under.own.add(bySubmission(merged), 'unseen', aFile());
    const after = await under.own.confirm(market.ownerLink(lead), ['m']);
    expect(after.unconfirmed).toEqual(['unseen']);
    expect((await under.partner.view(access)).map(({ id }) => id)).toEqual(['m']);
  });

  it('of a merged lead reach the earlier lead’s partners once confirmed, after its own', async () => {
    const { id: partnerId } = market.join('Anne');
    const lead = await market.asked(HOME);
    const [asked] = [...market.store.assignments.values()];
    const merged = await market.asked(HOME);
    expect((await market.matching.caseOf(merged.id))?.mergedInto).toBe(lead.id);
    await market.cases.open(lead.id, (it) => acceptAssignment(it, asked!.id));
    for (const id of ['m', 'n']) await under.own.add(bySubmission(merged), id, aFile());
    market.store.advance(1);
    await under.own.add(market.ownerLink(lead), 'own', aFile());
    const access = { partnerId, assignmentId: asked!.id };
    const shown = async () => (await under.partner.view(access)).map(({ id }) => id);
    expect(await shown()).toEqual(['own']);
    const { pictures, unconfirmed } = await under.own.view(market.ownerLink(lead));
    expect(pictures.map(({ id }) => id)).toEqual(['own', 'm', 'n']);
    expect(unconfirmed).toEqual(['m', 'n']);
    await under.own.confirm(market.ownerLink(lead), ['n']);
    expect(await shown()).toEqual(['own', 'n']);
    await under.own.remove(market.ownerLink(lead), 'n');
    expect([await shown(), await idsFor(bySubmission(merged))]).toEqual([['own'], ['m']]);
  });

  it('are refused before their file is read where the lead is closed', async () => {
    const lead = await market.asked(HOME);
    await market.cases.open(lead.id, (it) => withdrawByOwner(it));
    const paint = jest.spyOn(under.painter, 'paint');
    const adding = under.own.add(market.ownerLink(lead), 'a', aFile());
    await expect(adding).rejects.toMatchObject({ code: 'lead-closed' });
    expect(paint).not.toHaveBeenCalled();
  });

  it('are removed by no other link, which learns nothing of them', async () => {
    const lead = await market.asked(HOME);
    const other = await market.asked({ customerEmail: 'annen@eksempel.no', address: 'Vei 9' });
    await under.own.add(market.ownerLink(lead), 'owned', aFile());
    for (const token of [bySubmission(lead), market.ownerLink(other)]) {
      const answers = [];
      for (const id of ['owned', 'none']) answers.push(await under.own.remove(token, id));
      expect(answers[0]).toEqual(answers[1]);
    }
    expect(await idsFor(market.ownerLink(lead))).toEqual(['owned']);
    expect([...under.files.files.keys()]).toHaveLength(2);
  });

  it('are in the order that the owner gives them', async () => {
    const lead = await market.asked(HOME);
    const other = await market.asked({ customerEmail: 'annen@eksempel.no', address: 'Vei 9' });
    const token = market.ownerLink(lead);
    for (const id of ['a', 'b', 'c']) await under.own.add(token, id, aFile());
    await under.own.add(market.ownerLink(other), 'other', aFile());
    const unread = async function* (): AsyncGenerator<Uint8Array> {
      yield Promise.reject(new Error('The file is read again'));
    };
    expect((await under.own.add(token, 'a', unread())).pictures).toHaveLength(3);
    const { pictures } = await under.own.order(token, ['c', 'other', 'a', 'none']);
    expect(pictures.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(await idsFor(market.ownerLink(other))).toEqual(['other']);
    await expect(under.own.add(market.ownerLink(other), 'a', aFile())).rejects.toMatchObject({
      code: 'picture-not-found',
    });
  });

  it('are not put in order by the sender where the owner added them', async () => {
    const lead = await market.asked(HOME);
    await under.own.add(bySubmission(lead), 'sent', aFile());
    market.store.advance(1);
    await under.own.add(market.ownerLink(lead), 'owned', aFile());
    await under.own.order(bySubmission(lead), ['owned', 'sent']);
    expect(await idsFor(market.ownerLink(lead))).toEqual(['sent', 'owned']);
  });

  it('that are stored while they are deleted are deleted too', async () => {
    const link = market.ownerLink(await market.asked(HOME));
    const note = jest.spyOn(under.stored, 'noteRemoval');
    note.mockImplementationOnce(async () => void (await under.own.add(link, 'a', aFile())));
    expect((await under.own.remove(link, 'a')).pictures).toEqual([]);
    expect(under.files.files.size).toBe(0);
  });

  it('are twelve at most, of merged leads not counted', async () => {
    const lead = await market.asked(HOME);
    const merged = await market.asked(HOME);
    expect((await market.matching.caseOf(merged.id))?.mergedInto).toBe(lead.id);
    for (let count = 1; count <= 12; count += 1) {
      await under.own.add(bySubmission(merged), `${count}`, aFile());
    }
    const view = await under.own.view(market.ownerLink(lead));
    expect([view.pictures.length, view.canAdd]).toEqual([12, true]);
  });

  it('are twelve at most', async () => {
    const token = market.ownerLink(await market.asked(HOME));
    for (let count = 1; count < 12; count += 1) await under.own.add(token, `${count}`, aFile());
    expect((await under.own.view(token)).canAdd).toBe(true);
    expect((await under.own.add(token, '12', aFile())).canAdd).toBe(false);
    const paint = jest.spyOn(under.painter, 'paint');
    const more = under.own.add(token, '13', aFile());
    await expect(more).rejects.toMatchObject({ code: 'too-many-pictures' });
    expect(paint).not.toHaveBeenCalled();
  });

  it('are shown to a stylist that is asked once the owner agrees, and to one that accepted', async () => {
    const { id: partnerId } = market.join('Berit');
    const lead = await market.asked(HOME);
    const token = market.ownerLink(lead);
    await under.own.add(token, 'a', aFile());
    const [asked] = [...market.store.assignments.values()];
    const access = { partnerId, assignmentId: asked!.id };
    const shown = async () => (await under.partner.view(access)).map(({ id }) => id);
    expect(await under.partner.view(access)).toEqual([]);
    expect((await under.own.showToAsked(token, true)).isShownToAsked).toBe(true);
    expect(await shown()).toEqual(['a']);
    expect((await under.own.showToAsked(token, false)).isShownToAsked).toBe(false);
    expect(await under.partner.view(access)).toEqual([]);
    await market.cases.open(lead.id, (it) => acceptAssignment(it, asked!.id));
    expect(await under.partner.view(access)).toMatchObject([
      { id: 'a', token: expect.stringContaining('picture/a/') },
    ]);
    const link = { token: market.partnerLink(lead, { id: partnerId } as Partner) };
    expect(await under.partner.view(link)).toHaveLength(1);
    market.store.advance(REVEAL_DAYS * 24 * 3_600);
    expect(await under.partner.view(access)).toHaveLength(1);
    const renewed = partnerToken(market.signer, {
      assignment: { ...asked!, offeredAt: market.store.now },
      partner: { id: partnerId } as Partner,
    });
    expect(await under.partner.view({ token: renewed })).toEqual([]);
  });

  it('are opened by signed links, in two sizes, until they are deleted', async () => {
    const { clock, signer } = market;
    const open = new OpenPicture(under.pictures, under.files, signer, clock);
    const token = market.ownerLink(await market.asked(HOME));
    const [shown] = (await under.own.add(token, 'a', aFile())).pictures;
    const sizeOf = async (isSmall: boolean) => {
      let size = 0;
      for await (const piece of await open.execute(shown!.token, isSmall)) size += piece.length;
      return size;
    };
    expect([await sizeOf(false), await sizeOf(true)]).toEqual([9, 1]);
    under.files.files.clear();
    await expect(sizeOf(false)).rejects.toMatchObject({ code: 'picture-not-found' });
    await under.own.remove(token, 'a');
    await expect(sizeOf(false)).rejects.toMatchObject({ code: 'picture-not-found' });
    await expect(open.execute(token, false)).rejects.toMatchObject({ code: 'link-unknown' });
  });

  it('are seen by no link of another lead, whatever was added and merged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 8 }),
        fc.boolean(),
        async (adds, isSameMailbox) => {
          market = new TestMarket();
          under = picturesOf(market);
          const leads = [
            await market.asked(HOME),
            await market.asked({
              ...HOME,
              ...(!isSameMailbox && { customerEmail: 'annen@eksempel.no' }),
            }),
            await market.asked({ customerEmail: 'tredje@eksempel.no', address: 'Vei 9' }),
          ];
          for (const [at, [of, isSubmission]] of adds.entries()) {
            const lead = leads[of]!;
            const token = isSubmission ? bySubmission(lead) : market.ownerLink(lead);
            await under.own.add(token, `${of} ${isSubmission} ${at}`, aFile());
          }
          const [earlier, later, other] = leads.map((lead) => idsFor(bySubmission(lead)));
          for (const [at, ids] of (await Promise.all([earlier, later, other])).entries()) {
            expect(ids!.filter((id) => !id.startsWith(`${at} true`))).toEqual([]);
          }
          const mailboxes = await Promise.all(leads.map((lead) => idsFor(market.ownerLink(lead))));
          expect(mailboxes[2]!.filter((id) => !id.startsWith('2'))).toEqual([]);
          if (!isSameMailbox) {
            expect(mailboxes[0]!.filter((id) => !id.startsWith('0'))).toEqual([]);
          }
          expect(mailboxes[1]!.filter((id) => !id.startsWith('1'))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('files without a row', () => {
  it('are kept for a day and then deleted; rows without files likewise', async () => {
    const lead = await market.asked(HOME);
    const stray = `${market.ids.next()}.webp`;
    for (const id of ['a', 'b']) await under.own.add(market.ownerLink(lead), id, aFile());
    for (const name of [stray, 'readme.txt']) await under.files.put(name, aFile());
    expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 0 });
    market.store.advance(24 * 3600);
    expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 0 });
    market.store.advance(1);
    expect(await under.strays.eraseStrays()).toEqual({ files: 1, rows: 0 });
    await under.files.delete(namesOf([market.store.pictures.get('a')!.fileId]));
    expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 1 });
    expect(await idsFor(market.ownerLink(lead))).toEqual(['b']);
  });

  it('are left alone while another replica uses another store', async () => {
    const lead = await market.asked({ customerEmail: 'kari@eksempel.no' });
    await under.own.add(market.ownerLink(lead), 'one', aFile());
    under.files.files.clear();
    market.store.advance(25 * 3600);
    await under.stored.claim('elsewhere');
    expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 0 });
    expect(market.store.pictures.size).toBe(1);
  });

  it('are looked for in a store that is asked every 30 seconds, or again after a fault', async () => {
    const owner = jest.spyOn(under.files, 'owner');
    const asked = async (seconds: number) => {
      market.store.advance(seconds);
      await under.use.look();
      return owner.mock.calls.length;
    };
    expect([await asked(0), await asked(29), await asked(1), await asked(-31)]).toEqual([
      ...[1, 1, 2, 3],
    ]);
    market.store.advance(30);
    owner.mockImplementationOnce(() => Promise.reject(new Error('away')));
    await expect(under.use.look()).rejects.toThrow('away');
    expect(await asked(0)).toBe(5);
  });

  describe('of a wrong store', () => {
    const unknown = async (count: number) => {
      const names = Array.from({ length: count }, () => fileName(market.ids.next()));
      for (const name of names) await under.files.put(name, aFile());
      market.store.advance(25 * 3600);
    };

    it('are kept, with all rows, when most files are missing', async () => {
      const lead = await market.asked(HOME);
      for (const id of ['a', 'b', 'c']) await under.own.add(market.ownerLink(lead), id, aFile());
      for (const id of ['a', 'b']) {
        await under.files.delete(namesOf([market.store.pictures.get(id)!.fileId]));
      }
      await unknown(1);
      under.files.mark = undefined;
      const before = [...under.files.files.keys()];
      await expect(under.strays.eraseStrays()).rejects.toMatchObject({ code: 'FILES_MISSING' });
      expect(market.store.pictures.size).toBe(3);
      expect([...under.files.files.keys()]).toEqual(before);
    });

    it('are no more than lost where they were put into this store', async () => {
      const lead = await market.asked(HOME);
      await under.own.add(market.ownerLink(lead), 'only', aFile());
      under.files.files.clear();
      market.store.advance(25 * 3600);
      expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 1 });
      expect(market.store.pictures.size).toBe(0);
    });

    it('are no more than under way where their rows are younger than a day', async () => {
      const lead = await market.asked(HOME);
      await under.own.add(market.ownerLink(lead), 'only', aFile());
      under.files.files.clear();
      market.store.advance(3600);
      under.files.mark = `memory ${market.store.now.toISOString()}`;
      market.store.advance(3600);
      expect(await under.strays.eraseStrays()).toEqual({ files: 0, rows: 0 });
    });

    it('are kept, however few, as another database’s, and so are erased ones', async () => {
      under.files.mark = 'another 2026-11-01T00:00:00.000Z';
      await unknown(1);
      market.store.erasedFiles.add(fileIdOf([...under.files.files.keys()][0]!)!);
      const foreign = { name: 'WrongStore', code: 'FILES_FOREIGN' };
      await expect(under.strays.eraseStrays()).rejects.toMatchObject(foreign);
      await expect(under.strays.execute()).rejects.toMatchObject({
        ...{ code: 'files-unavailable', cause: foreign },
      });
      await expect(under.room.require()).rejects.toMatchObject({ code: 'files-unavailable' });
      expect(under.files.files.size).toBe(1);
      under.files.mark = undefined;
      market.store.advance(60);
      await under.strays.execute();
      expect(under.files.files.size).toBe(0);
    });

    it('are kept when most files are unknown, as in another installation’s bucket', async () => {
      await unknown(21);
      await expect(under.strays.eraseStrays()).rejects.toMatchObject({ code: 'FILES_UNKNOWN' });
      expect(under.files.files.size).toBe(21);
    });

    it('are deleted where they are few', async () => {
      await unknown(20);
      expect(await under.strays.eraseStrays()).toEqual({ files: 20, rows: 0 });
    });
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { BUYER, OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

describe('the invoices of a partner', () => {
  const world = MatchingWorld.own();
  let anne: string;
  let berit: string;
  beforeAll(async () => {
    await world.admin('put', '/operator').send(OPERATOR).expect(200);
    const logIn = async (name: string, price: number) => {
      const id = await world.partner(name, { ...BUYER, prices: flatPrices(price) });
      return enterBy(world.api, await askForLink(world.api, id, `${name.toLowerCase()}@stil.no`));
    };
    [anne, berit] = [await logIn('Anne', 600), await logIn('Berit', 0.01)];
    const leadId = await world.lead({ customer_name: 'Kari-Anne Åsen' });
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    await world.take(leadId);
    await world.passedOnAgo(leadId, 15);
    await world.admin('post', '/invoices/run').expect(200);
  });

  const get = (path: string, cookie: string) =>
    world.api.call('get', `/api/partner/${path}`).set('cookie', cookie);
  const list = async (cookie: string) => (await get('invoices', cookie).expect(200)).body;

  it('are listed with the amount due, own ones only', async () => {
    const [own, others] = [await list(anne), await list(berit)];
    expect(own).toEqual({
      invoices: [
        {
          id: expect.any(String),
          kind: 'invoice',
          number: expect.stringMatching(/^\d{9}$/),
          issued_on: expect.any(String),
          due_on: expect.any(String),
          total_ore: 75_000,
          vat_ore: 15_000,
          asks_for_vat: true,
          balance_ore: 75_000,
          state: 'open',
          credits: null,
        },
      ],
      next_cursor: null,
    });
    expect(others.invoices).toHaveLength(1);
    expect(others.invoices[0].id).not.toBe(own.invoices[0].id);
  });

  it('include MVA on any amount', async () => {
    const [least] = (await list(berit)).invoices;
    expect(least).toMatchObject({ total_ore: 1, vat_ore: 0, asks_for_vat: true });
  });

  it('are downloaded as sent, and those of others are not found', async () => {
    const [{ id }] = (await list(anne)).invoices;
    const pdf = await get(`invoices/${id}/pdf`, anne).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const ehf = await get(`invoices/${id}/ehf`, anne).expect(200);
    expect(ehf.headers['content-disposition']).toMatch(/^attachment; filename=".+\.xml"$/);
    expect(String(ehf.text ?? ehf.body)).not.toMatch(/kari|åsen/i);
    for (const form of ['pdf', 'ehf']) await get(`invoices/${id}/${form}`, berit).expect(404);
    await get(`invoices/${id}/docx`, anne).expect(404);
  });

  it('are paged by an invoice number, and by nothing else', async () => {
    const [{ number }] = (await list(anne)).invoices;
    expect((await get(`invoices?cursor=${number}`, anne).expect(200)).body.invoices).toEqual([]);
    for (const cursor of ['%00', 'x', '-1', '1.1']) {
      await get(`invoices?cursor=${cursor}`, anne).expect(400);
    }
  });

  it('show a later credit as a separate note', async () => {
    const [{ id, number }] = (await list(anne)).invoices;
    await world.admin('post', `/invoices/${id}/credit`).expect(200);
    const { invoices } = await list(anne);
    expect(invoices).toHaveLength(2);
    expect(invoices).toContainEqual(
      expect.objectContaining({ kind: 'credit-note', credits: number, state: null, due_on: null }),
    );
    expect(invoices).toContainEqual(
      expect.objectContaining({ number, state: 'credited', balance_ore: 0 }),
    );
  });
});

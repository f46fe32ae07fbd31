import { samplePostalRegister } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { MatchingWorld, samplePartnerBody } from '../testing/matching-world.js';

describe('the postal register', () => {
  const world = MatchingWorld.own();

  const put = (file: string | Buffer, type = 'text/tab-separated-values') =>
    world.admin('put', '/postal-codes').type(type).send(file);
  const file = (lines: readonly string[]) => lines.join('\r\n');
  const state = async () => (await world.admin('get', '/postal-codes').expect(200)).body;

  it('is empty at first', async () =>
    expect(await state()).toEqual({ codes: 0, imported_at: null }));

  it('is imported in ISO 8859-1 as Bring writes it, and the answer gives the changes', async () => {
    const lines = samplePostalRegister();
    const { status, body } = await put(Buffer.from(file(lines), 'latin1'));
    expect(status).toBe(200);
    expect(body).toEqual({ codes: 4284, municipalities: 357, added: 4284, changed: 0, removed: 0 });
    expect(await world.api.rows("select place from postal_code where code = '0097'")).toEqual([
      { place: 'HÅ' },
    ]);
    const next = [...lines.slice(1), '9999\tBÅTSFJORD\t5632\tBÅTSFJORD\tG'];
    expect((await put(Buffer.from(file(next)))).body).toMatchObject({
      added: 1,
      changed: 0,
      removed: 1,
    });
    expect(await state()).toEqual({ codes: 4284, imported_at: expect.any(String) });
  });

  it('with a fault leaves the last one in use', async () => {
    const before = await state();
    const faulty = samplePostalRegister().with(16, '0017\tÅLESUND\t1507\tÅLESUND\tG');
    const { status, body } = await put(file(faulty));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'linje 17', message: 'Ukjent kommunenummer.' }]);
    expect(await state()).toEqual(before);
  });

  it('is rejected if invalid, too large, or of another type', async () => {
    expect((await put('')).status).toBe(400);
    expect((await put('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await put('{}', 'application/json')).status).toBe(415);
    expect((await world.admin('put', '/postal-codes')).status).toBe(415);
  });

  it('is accepted at its own address only', async () => {
    const other = world.admin('post', '/partners').type('text/tab-separated-values');
    expect((await other.send(JSON.stringify(samplePartnerBody()))).status).toBe(415);
  });

  it.each(['get', 'put'] as const)('is open to the administrator only: %s', async (method) => {
    expect((await world.api.call(method, '/api/admin/postal-codes')).status).toBe(401);
  });
});

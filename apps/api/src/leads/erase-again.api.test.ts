import { InMemoryFileStore } from '@boligstyling/application/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, PostgresAuditLog } from '@boligstyling/adapters-postgres';
import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { backUp, restore } from '../operate/back-up.js';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { erasingAlone } from '../operate/erasing-alone.js';
import { logIn } from '../testing/admin-access.js';
import { sampleSubmission } from '../testing/sample-submission.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';
import { parseConfig } from '../config/config.js';
import { eraseAgain } from './erase-again.js';

let api: ApiUnderTest;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  [api, empty] = [await startApi({ LOG_LEVEL: 'warn' }), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'erase-again-'));
});
afterAll(async () => {
  await api.close();
  await empty.drop();
  await rm(folder, { recursive: true });
});

const submit = async (phone: string): Promise<string> => {
  const body = sampleSubmission({ customer_email: `${phone}@nordmann.no`, customer_phone: phone });
  const call = api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY).send(body);
  return (await call.expect(201)).body.id;
};

const apply = async (company: string): Promise<string> => {
  const body = {
    ...{ company, organization_number: '974761076', kind: 'stylist', places: 'Bergen' },
    ...{
      contact_name: 'Stine',
      contact_email: 's@stil.no',
      contact_phone: '40000001',
      message: '',
    },
  };
  const call = api.call('post', '/api/partner-applications').set('apikey', DEVELOPMENT_API_KEY);
  await call.send(body).expect(204);
  const [row] = await api.rows<{ id: string }>(
    `select id from partner_application where content ->> 'company' = '${company}'`,
  );
  return row!.id;
};

it('repeats, from the product’s log, the erasures that a restore undid', async () => {
  const [erased, kept] = [await submit('41234567'), await submit('41234568')];
  const [erasedToo, keptToo] = [await apply('Rom AS'), await apply('Stil AS')];
  const file = join(folder, 'backup');
  await backUp(api.databaseUrl, file, new InMemoryFileStore(), { recipient: '', replace: false });
  const { token } = await logIn(api);
  for (const path of [`leads/${erased}`, `partner-applications/${erasedToo}`]) {
    await api
      .call('delete', `/api/admin/${path}`)
      .set('authorization', `Bearer ${token}`)
      .expect(204);
  }

  await restore(empty.url, file, '', new InMemoryFileStore(), 0);
  const database = Database.open(empty.url, 2);
  const { orm } = database;
  const ids = async () =>
    orm.em
      .getConnection()
      .execute<{ id: string }[]>(
        'select id from lead union all select id from partner_application',
      );
  expect(await ids()).toHaveLength(4);
  const erasing = erasingAlone(database, parseConfig({ DATA_DIR: folder }));
  const again = (list: string) => eraseAgain(erasing, new PostgresAuditLog(orm), list.split('\n'));
  const collected = api
    .logged()
    .split('\n')
    .map((line) => `app-1  | ${line}`)
    .join('\n');
  expect(await again(collected)).toEqual({ named: 2, erased: 2 });
  expect(await ids()).toEqual([{ id: kept }, { id: keptToo }]);
  expect(await again(`${erased}\nannet\n${erasedToo}`)).toEqual({ named: 2, erased: 0 });
  const rows = await orm.em
    .getConnection()
    .execute(`select name, call, subject_id from audit_log where act = 'erased' order by at`);
  expect(rows).toEqual([
    { name: 'kommando på serveren', call: 'deleteLead', subject_id: erased },
    { name: 'kommando på serveren', call: 'deleteApplication', subject_id: erasedToo },
  ]);
  await database.close();
});

it('reports each erased lead, also a merged one', async () => {
  const [sent, sentAgain] = [await submit('41234569'), await submit('41234569')];
  const database = Database.open(api.databaseUrl, 2);
  const audit = new PostgresAuditLog(database.orm);
  const again = () =>
    eraseAgain(erasingAlone(database, parseConfig({ DATA_DIR: folder })), audit, [sent, sentAgain]);
  expect(await again()).toEqual({ named: 2, erased: 2 });
  expect(await again()).toEqual({ named: 2, erased: 0 });
  await database.close();
});

it('accepts a log without erasures and rejects any other file', async () => {
  const database = Database.open(api.databaseUrl, 2);
  const audit = new PostgresAuditLog(database.orm);
  const again = (lines: string[]) =>
    eraseAgain(erasingAlone(database, parseConfig({ DATA_DIR: folder })), audit, lines);
  const line = '{"level":"info","time":"2026-11-28T17:02:13.392Z","msg":"serving"}';
  expect(await again(['Boligstyling runs at', line])).toEqual({ named: 0, erased: 0 });
  const wrapped = JSON.stringify({ log: `{"level":"warn","msg":"erased","lead":"${line}"}\n` });
  for (const lines of [[], [''], ['root:x:0:0', 'kari@nordmann.no'], [wrapped]]) {
    await expect(again(lines)).rejects.toThrow(/^Nothing was erased: no line of that file is/);
  }
  await database.close();
});

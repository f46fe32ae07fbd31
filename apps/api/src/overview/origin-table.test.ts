import { expect, test } from '@jest/globals';
import { originTable } from './origins.controller.js';

const outcome = (leads: number) => ({
  ...{ leads, matched: 1, won: 0, revenueOre: 49_950 },
  ...{ quotes: 3, quoted: 2, chosen: 1, quoteMinutes: 600 },
});

test('the table of outcomes has a row for each origin, and one for the rest', () => {
  const origins = [
    { name: 'vår; sommer', ...outcome(5) },
    { name: '', ...outcome(2) },
  ];
  const total = {
    ...{ leads: 9, matched: 4, won: 2, revenueOre: 150_000 },
    ...{ quotes: 6, quoted: 4, chosen: 2, quoteMinutes: 1200 },
  };
  expect(originTable({ origins, total }, 'utmCampaign').split('\r\n')).toEqual([
    '\ufeff"Kampanje";"Henvendelser";"Tatt";"Vunnet";"Tilbud";"Med tilbud";"Valgt";"Timer til første tilbud";"Inntekt"',
    '"vår; sommer";5;1;0;3;2;1;5;499,5',
    '"Ikke oppgitt";2;1;0;3;2;1;5;499,5',
    '"Andre";2;2;2;0;0;0;"";501',
    '',
  ]);
  const { length } = originTable({ origins, total: { ...total, leads: 7 } }, 'source').split('\n');
  expect(length).toBe(4);
});

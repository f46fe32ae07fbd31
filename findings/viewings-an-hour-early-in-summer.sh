#!/bin/sh
# Versions: excel-builder-vanilla 5.2.5, and for comparison json-as-xlsx 2.6.4, with jszip 3.10.1 to read
# the sheets.
# Input: two moments on a machine in Oslo, one in winter and one in summer. A cell holds days since
# 1899-12-30 without a zone (ECMA-376 part 1, 18.17.4.1).
# Behaviour: excel-builder-vanilla takes one hour from the clock in winter and in summer, so neither
# the local time nor UTC is in the sheet.
# Output:
#> 12:30 in winter: excel-builder-vanilla 2026-01-15 12:30, json-as-xlsx 2026-01-15 12:30
#> 12:30 in summer: excel-builder-vanilla 2026-07-01 11:30, json-as-xlsx 2026-07-01 12:30
. "$(dirname "$0")/run"
npm_packages excel-builder-vanilla@5.2.5 json-as-xlsx@2.6.4 jszip@3.10.1
export TZ=Europe/Oslo
run_node <<'JS'
import { createExcelFile, createWorkbook } from 'excel-builder-vanilla';
import jsonAsXlsx from 'json-as-xlsx';
import JSZip from 'jszip';

const MOMENTS = { winter: new Date(2026, 0, 15, 12, 30), summer: new Date(2026, 6, 1, 12, 30) };
async function shown(bytes, cell) {
  const zip = await JSZip.loadAsync(bytes);
  const sheet = await zip.file(/worksheets\/sheet1\.xml/)[0].async('string');
  const days = Number(new RegExp(`r="${cell}"[^>]*><v>([\\d.]+)`).exec(sheet)[1]);
  const at = new Date(Math.round((days - 25569) * 24 * 60) * 60_000);
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
const build = jsonAsXlsx.default ?? jsonAsXlsx;
for (const [season, value] of Object.entries(MOMENTS)) {
  const book = createWorkbook();
  const sheet = book.createWorksheet({ name: 'Visninger' });
  const style = book.getStyleSheet().createFormat({ format: 'dd.mm.yyyy hh:mm' }).id;
  sheet.setData([[{ value, metadata: { type: 'date', style } }]]);
  book.addWorksheet(sheet);
  const vanilla = await shown(await createExcelFile(book, 'Uint8Array'), 'A1');
  const columns = [{ label: 'Visning', value: 'at', format: 'dd.mm.yyyy hh:mm' }];
  const options = { writeOptions: { type: 'buffer', bookType: 'xlsx' } };
  const json = build([{ sheet: 'Visninger', columns, content: [{ at: value }] }], options);
  console.log(`12:30 in ${season}: excel-builder-vanilla ${vanilla}, json-as-xlsx ${await shown(json, 'A2')}`);
}
JS

#!/bin/sh
# Versions: xlsx2csv 0.7.8 of Debian 12 with Python 3.11, exceljs 4.4.0 with its CSV writer, xlsx 0.18.5.
# Input: a sheet as Excel keeps it: the postal code 150 and the municipality 301 in the format `0000`, which
# shows 0150 and 0301, a telephone number in `00 00 00 00`, and 5 December 2026 in Excel's own date format
# (14), which follows the machine's language.
# Behaviour: xlsx2csv and exceljs write the bare numbers, so the zeros are gone. xlsx2csv and xlsx write the
# month first, with two digits for the year.
# Output:
#> xlsx2csv: 150,301,40000000,12-05-26
#> exceljs: 150,301,40000000,2026-12-05T00:00:00+00:00
#> xlsx: 0150,0301,40 00 00 00,12/5/26
. "$(dirname "$0")/run"
debian_packages xlsx2csv=1:0.7.8-1 python3.11-minimal=3.11.2-6+deb12u9 \
  libpython3.11-minimal=3.11.2-6+deb12u9 libpython3.11-stdlib=3.11.2-6+deb12u9
npm_packages exceljs@4.4.0 xlsx@0.18.5
cat > make.mjs <<'END'
import Excel from 'exceljs';

const book = new Excel.Workbook();
const sheet = book.addWorksheet('Partnere');
const row = sheet.addRow([150, 301, 40000000, new Date(Date.UTC(2026, 11, 5))]);
['0000', '0000', '00\\ 00\\ 00\\ 00', 'mm-dd-yy'].forEach((format, index) => {
  row.getCell(index + 1).numFmt = format;
});
await book.xlsx.writeFile('partners.xlsx');
END
cat > convert.mjs <<'END'
import Excel from 'exceljs';
import sheets from 'xlsx';

const book = new Excel.Workbook();
await book.xlsx.readFile('partners.xlsx');
console.log(`exceljs: ${await book.csv.writeBuffer()}`);
const [sheet] = Object.values(sheets.readFile('partners.xlsx').Sheets);
console.log(`xlsx: ${sheets.utils.sheet_to_csv(sheet).trim()}`);
END
export PYTHONHOME=$folder/usr
node make.mjs
{
  echo "xlsx2csv: $(usr/bin/python3.11 usr/bin/xlsx2csv partners.xlsx)"
  node convert.mjs
} > found
compare < found

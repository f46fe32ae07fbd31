#!/bin/sh
# Version: zugferd-generator 1.2.1.
# Input: an invoice of the fields that the README of zugferd-generator shows, with a due date.
# Behaviour: each date is said to be of format 102, which is CCYYMMDD (UN/EDIFACT 2379), and has
# hyphens. The attribute of a tax number is `schemaId` and not `schemeID`, and the guideline is no
# profile of EN 16931 (BT-24). The amount to pay (BT-115), which is mandatory, is missing.
# Output:
#> dates of format 102: 2026-12-01, 2026-12-15
#> guideline: ZUGFeRD
#> attribute of the tax number: schemaId
#> amount to pay: no DuePayableAmount
. "$(dirname "$0")/run"
npm_packages zugferd-generator@1.2.1
run_node <<'JS'
import ZUGFeRDGenerator from 'zugferd-generator';

const Generator = ZUGFeRDGenerator.default ?? ZUGFeRDGenerator;
const xml = new Generator({
  id: '2026000030',
  issueDate: '2026-12-01',
  dueDate: '2026-12-15',
  currency: 'NOK',
  totalAmount: 625.5,
  supplier: { name: 'Berg AS', country: 'NO', taxNumber: '974760673MVA' },
  customer: { name: 'Dal AS', country: 'NO' },
  taxTotal: { taxAmount: 125.1, taxPercentage: 25 },
  lineItems: [{ id: '1', description: 'Formidling', quantity: 1, unitPrice: 500.4, lineTotal: 500.4 }],
}).toXMLString();
const dates = [...xml.matchAll(/format="102">([^<]+)</g)].map(([, date]) => date);
console.log(`dates of format 102: ${dates.join(', ')}`);
console.log(`guideline: ${/DocumentContextParameter>\s*<ram:ID>([^<]+)</.exec(xml)[1]}`);
console.log(`attribute of the tax number: ${/<ram:ID (\w+)="VA"/.exec(xml)[1]}`);
const due = xml.includes('DuePayableAmount') ? 'there' : 'no DuePayableAmount';
console.log(`amount to pay: ${due}`);
JS

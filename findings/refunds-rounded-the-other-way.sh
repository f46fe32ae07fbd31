#!/bin/sh
# Versions: hot-formula-parser 4.0.0, @handsontable/formulajs 2.0.2, @fileverse-dev/formulajs 4.4.49,
# @cohacks/fxjs 1.0.3, and for comparison @formulajs/formulajs 4.6.1, hyperformula 3.5.0,
# fast-formula-parser 1.0.19.
# Input: ROUND of half an øre of a charge and of a refund. Excel rounds half away from zero, and Apple's Numbers
# says so on its page about ROUND.
# Behaviour: four round the refund towards plus infinity.
# Output:
#> hot-formula-parser: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.12, ROUND(-2.5;0) is -2
#> @handsontable/formulajs: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.12, ROUND(-2.5;0) is -2
#> @fileverse-dev/formulajs: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.12, ROUND(-2.5;0) is -2
#> @cohacks/fxjs: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.12, ROUND(-2.5;0) is -2
#> @formulajs/formulajs: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.13, ROUND(-2.5;0) is -3
#> hyperformula: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.13, ROUND(-2.5;0) is -3
#> fast-formula-parser: ROUND(3.125;2) is 3.13, ROUND(-3.125;2) is -3.13, ROUND(-2.5;0) is -3
. "$(dirname "$0")/run"
npm_packages hot-formula-parser@4.0.0 @handsontable/formulajs@2.0.2 @fileverse-dev/formulajs@4.4.49 \
  @cohacks/fxjs@1.0.3 @formulajs/formulajs@4.6.1 hyperformula@3.5.0 fast-formula-parser@1.0.19 \
  2> log
run_node <<'JS'
import cohacks from '@cohacks/fxjs';
import * as fileverse from '@fileverse-dev/formulajs';
import * as formulajs from '@formulajs/formulajs';
import handsontable from '@handsontable/formulajs';
import FastParser from 'fast-formula-parser';
import { Parser } from 'hot-formula-parser';
import { HyperFormula } from 'hyperformula';

const formula = (sum, digits) => `ROUND(${sum},${digits})`;
const PACKAGES = {
  'hot-formula-parser': (...of) => new Parser().parse(formula(...of)).result,
  '@handsontable/formulajs': handsontable.ROUND,
  '@fileverse-dev/formulajs': fileverse.ROUND,
  '@cohacks/fxjs': cohacks.ROUND,
  '@formulajs/formulajs': formulajs.ROUND,
  hyperformula: (...of) =>
    HyperFormula.buildFromArray([[`=${formula(...of)}`]], { licenseKey: 'gpl-v3' }).getCellValue({
      sheet: 0,
      row: 0,
      col: 0,
    }),
  'fast-formula-parser': (...of) => new FastParser().parse(formula(...of), { row: 1, col: 1 }),
};
const SUMS = [[3.125, 2], [-3.125, 2], [-2.5, 0]];
for (const [name, round] of Object.entries(PACKAGES)) {
  const results = SUMS.map(([sum, digits]) => `ROUND(${sum};${digits}) is ${round(sum, digits)}`);
  console.log(`${name}: ${results.join(', ')}`);
}
JS

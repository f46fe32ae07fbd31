import { layers } from './layers.mjs';
import { onlyPackages } from './only-packages.mjs';
import { statesInSql } from './states-in-sql.mjs';

export default {
  meta: { name: 'house' },
  rules: { layers, 'only-packages': onlyPackages, 'states-in-sql': statesInSql },
};

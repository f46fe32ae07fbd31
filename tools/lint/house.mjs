import { layers } from './layers.mjs';
import { onlyPackages } from './only-packages.mjs';

/** The house's own rules, as a plugin. */
export default { meta: { name: 'house' }, rules: { layers, 'only-packages': onlyPackages } };

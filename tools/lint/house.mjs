import { layers } from './layers.mjs';
import { onlyPackages } from './only-packages.mjs';

/** The project's own lint rules as a plugin. */
export default { meta: { name: 'house' }, rules: { layers, 'only-packages': onlyPackages } };

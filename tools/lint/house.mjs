import { layers } from './layers.mjs';
import { onlyPackages } from './only-packages.mjs';

export default { meta: { name: 'house' }, rules: { layers, 'only-packages': onlyPackages } };

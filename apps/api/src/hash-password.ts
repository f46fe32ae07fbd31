import { requireNode } from './require-node.js';

requireNode();
await import('./print-password-hash.js');

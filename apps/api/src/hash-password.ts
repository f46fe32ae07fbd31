import { requireNode } from './require-node.js';

requireNode();
await import('./operate/print-password-hash.js');

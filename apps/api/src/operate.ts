import { requireNode } from './require-node.js';

requireNode();
await import('./operate/commands.js');

import { requireNode } from './require-node.js';

requireNode();
await import('./commands.js');

import { requireNode } from './require-node.js';

requireNode();
const { serve } = await import('./serve.js');
await serve();

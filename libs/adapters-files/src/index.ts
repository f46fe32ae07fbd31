export { openFileStore } from './open-file-store.js';
export { ProcessPainter } from './process-painter.js';

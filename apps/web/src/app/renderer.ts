// Converts CommonJS, so that `main` need not load the helper first.
import 'react-dom/client';

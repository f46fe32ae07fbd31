// React's own module format needs help on the way, which `main` would have to load first.
import 'react-dom/client';

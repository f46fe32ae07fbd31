import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { repeatEarlyPresses } from './early-presses';
import { readRuntimeConfig } from '../shared/config/runtime-config';
import { createStore } from './store';

/** Brings the page to life: takes over what came with it, or renders it if nothing did. */
export function start(root: Element): void {
  const config = readRuntimeConfig(document);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App store={createStore(config)} config={config} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!root.firstElementChild) return createRoot(root).render(app);
  // In a transition React works in short turns, and a press is answered in between.
  startTransition(() => void hydrateRoot(root, app));
  repeatEarlyPresses();
}

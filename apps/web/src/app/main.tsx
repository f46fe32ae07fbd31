import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { readRuntimeConfig } from './runtime-config';
import { createStore } from './store';

const config = readRuntimeConfig(document);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App store={createStore(config)} config={config} />
    </BrowserRouter>
  </StrictMode>,
);

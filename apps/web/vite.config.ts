import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { subsetFonts } from './fonts/subset-fonts.ts';

export default defineConfig({
  plugins: [subsetFonts(), react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { chunks, firstLine, missingPreloads, routerBuild, precompress } from './prerender/build.ts';
import { classNames } from './prerender/class-names.ts';
import { BUILD_TARGETS } from './supported-browsers.ts';

export default defineConfig({
  plugins: [subsetFonts(), routerBuild(), react(), missingPreloads(), precompress()],
  builder: {},
  css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
  environments: {
    client: {
      build: {
        target: BUILD_TARGETS,
        outDir: 'dist/client',
        assetsInlineLimit: 0,
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: firstLine } },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ssr: 'prerender/site.ts',
        outDir: 'dist/server',
        assetsInlineLimit: 0,
        copyPublicDir: false,
      },
    },
    embed: {
      consumer: 'client',
      build: {
        target: BUILD_TARGETS,
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'embed/element.ts',
          output: { format: 'iife', entryFileNames: 'embed.js' },
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});

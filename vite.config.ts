import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/web/handler.ts' } } },
  },
});

import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const noSchemas: Plugin = {
  name: 'no schemas in browsers',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'zod/mini' || this.environment.name !== 'client') return null;
    return fileURLToPath(new URL('src/web/api/no-schemas.ts', import.meta.url));
  },
};

export default defineConfig(({ command }) => ({
  plugins: [noSchemas, reactRouter()],
  css: { transformer: 'lightningcss' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: a browser takes milliseconds for each, however small, also from its cache.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  // On every page.
                  name: 'shell',
                  test: /src[\\/](web[\\/](root|shell|api)|widgets[\\/]locked-hint[\\/](?!.*demo))|[\\/]locked-value/,
                  priority: 2,
                },
                {
                  // On every page with quotes.
                  name: 'market',
                  test: /src[\\/](web[\\/]market[\\/](?!.*(chart|history|reference|tail))|widgets[\\/](change|paging|tab-strip)[\\/](?!.*demo)|contracts[\\/](chart|currency|indexes|instruments))/,
                  priority: 1,
                },
                {
                  name: 'chart',
                  test: /src[\\/]web[\\/]market[\\/].*(chart|history|reference|tail)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Built with React and the router inside, in their production form: what the environment of
      // the server's process says must not make its pages twice as slow.
      ...(command === 'build' && { keepProcessEnv: false, resolve: { noExternal: true } }),
      build: { rolldownOptions: { input: './src/web/handler.ts' } },
    },
  },
}));

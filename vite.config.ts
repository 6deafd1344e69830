import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export const noSchemas: Plugin = {
  name: 'no schemas in browsers',
  enforce: 'pre',
  resolveId(id) {
    if (id !== 'zod/mini' || this.environment.config.consumer !== 'client') return null;
    return fileURLToPath(new URL('src/web/api/no-schemas.ts', import.meta.url));
  },
};

const CONSTANTS = '\0constants of ';

/**
 * A bundle reads what it imports of CommonJS through a getter each time, and a page uses React
 * thousands of times: that took a tenth of the time of rendering it. Here each becomes a constant.
 */
const plainReact: Plugin = {
  name: 'React as constants',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer, { kind }) {
    const isUsed = (id === 'react' || id === 'react/jsx-runtime') && kind === 'import-statement';
    return isUsed && !importer?.startsWith(CONSTANTS) ? CONSTANTS + id : null;
  },
  load(id) {
    if (!id.startsWith(CONSTANTS)) return null;
    const name = id.slice(CONSTANTS.length);
    const exported = Object.keys(createRequire(import.meta.url)(name) as object);
    return `import all from '${name}';\nexport const { ${exported.join()} } = all;\nexport default all;`;
  },
};

export default defineConfig(({ command }) => ({
  plugins: [noSchemas, plainReact, reactRouter()],
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
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|constants of/,
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
                  name: 'parts',
                  test: /src[\\/](web[\\/]parts[\\/](?!.*(chart|history|reference|tail))|widgets[\\/](change|paging|tab-strip)[\\/](?!.*demo)|contracts[\\/](currencies|instruments)[\\/])/,
                  priority: 1,
                },
                {
                  name: 'chart',
                  test: /src[\\/]web[\\/]parts[\\/].*(chart|history|reference|tail)/,
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

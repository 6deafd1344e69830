import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files instead of thirty.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'frame',
                  test: /src[\\/]web[\\/](root|shell|api)|node_modules[\\/]zod/,
                  priority: 1,
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

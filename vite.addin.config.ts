import { defineConfig, type EnvironmentOptions } from 'vite';
import { noSchemas } from './vite.config.ts';

/** One file for each program: Excel calculates cells where there are no modules. */
function program(name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'build/addin',
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2018',
      rolldownOptions: {
        input: `src/addin/${name}-program.ts`,
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  };
}

const environments = { functions: program('functions'), taskpane: program('taskpane') };

/** The programs of the Excel add-in. */
export default defineConfig({
  publicDir: false,
  plugins: [noSchemas],
  environments,
  builder: {
    async buildApp(builder) {
      for (const name of Object.keys(environments))
        await builder.build(builder.environments[name]!);
    },
  },
});

import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { BenchContext } from '../harness.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface BuiltPages {
  readonly origin: string;
  /** Gzipped bytes of all scripts and styles that a page needs and another one doesn't. */
  bytesBeyond(page: string, other: string): number;
  bytesOfChunk(name: string): number;
  /** Gzipped bytes of the files that a page needs and that contain modules of these paths. */
  bytesOfModules(page: string, path: RegExp): number;
}

/** Builds pages of bench/pages/<folder> as for production, and serves them on a separate port. */
export async function buildPages(
  folder: string,
  names: readonly string[],
  { defer }: BenchContext,
): Promise<BuiltPages> {
  const outDir = join(ROOT, '.cache/bench', `${folder}-${process.pid}`);
  defer(() => rm(outDir, { recursive: true, force: true }));
  const root = join(ROOT, 'bench/pages', folder);
  const { output } = (await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    css: { transformer: 'lightningcss' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, `${name}.html`)])),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  })) as Rollup.RollupOutput;
  const sizes = new Map(output.map((file) => [file.fileName, gzippedSize(file)]));
  const chunks = output.filter((file) => file.type === 'chunk');
  const named = (name: string) => chunks.find((chunk) => chunk.name === name);
  const pageFiles = (page: string): Set<string> => neededFiles(named(page), chunks);
  return {
    origin: await serve(outDir, defer),
    bytesBeyond(page, other) {
      const shared = pageFiles(other);
      const files = [...pageFiles(page)].filter((file) => !shared.has(file));
      return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    },
    bytesOfChunk: (name) => sizes.get(named(name)?.fileName ?? '') ?? Number.NaN,
    bytesOfModules(page, path) {
      const needed = pageFiles(page);
      const held = chunks.filter(
        ({ fileName, moduleIds }) => needed.has(fileName) && moduleIds.some((id) => path.test(id)),
      );
      return held.reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0);
    },
  };
}

function gzippedSize(file: Rollup.OutputChunk | Rollup.OutputAsset): number {
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
}

function neededFiles(
  entry: Rollup.OutputChunk | undefined,
  chunks: readonly Rollup.OutputChunk[],
): Set<string> {
  const files = new Set<string>();
  const waiting = [entry];
  for (const chunk of waiting) {
    if (!chunk || files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    waiting.push(...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)));
  }
  return files;
}

async function serve(folder: string, defer: BenchContext['defer']): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/plain');
    const file = createReadStream(join(folder, pathname));
    file.on('error', () => response.writeHead(404).end());
    file.pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

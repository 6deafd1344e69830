import { FILE_TYPES, type FileFormat } from '../../../contracts/core/file-format.ts';
import { Gate, type Claim } from '../http/admission.ts';
import { FileResponse } from '../http/file-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { openThreads } from '../threads/open-threads.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { contentDisposition } from './sheet-file.ts';

/** Each takes a processor and about 60 MB; further files wait rather than being rejected. */
const THREADS = 2;
const PATIENCE = { maxWaiting: 500, longestWaitMs: 60_000 };
const MAX_MS = 30_000;
const gate = new Gate(THREADS, PATIENCE);

/** What a module exports to make rows in the thread. */
export interface RowMaker<Given> {
  readonly makeRows: (given: Given) => Iterable<readonly SheetRow[]>;
}

export interface WriteRequest {
  readonly format: FileFormat;
  readonly sheet: Omit<Sheet, 'parts'>;
  /** The URL of a module that is a `RowMaker`. */
  readonly maker: string;
  readonly given: unknown;
}

/**
 * Threads stay alive for the next file for a while, because starting one takes longer than a small
 * file.
 */
export const writeThreads = openThreads<WriteRequest, Uint8Array>(
  new URL('./write-thread.ts', import.meta.url),
  { name: 'writeFile', maxThreads: THREADS, idleMs: 10_000 },
);

/**
 * Writes a table to a file for rows that are expensive to compute but few enough for memory: they
 * are computed and written in a thread, because they would otherwise block all other requests.
 */
export async function writeSheetFileInThread(
  { maker, ...order }: Omit<WriteRequest, 'maker'> & { readonly maker: URL },
  context: RequestContext,
): Promise<FileResponse> {
  const { format, sheet } = order;
  const claim: Claim = { isSignedIn: () => true, isGone: () => context.isGone() };
  const bytes = await gate.run(claim, () => write({ ...order, maker: maker.href }));
  return new FileResponse(
    { mediaType: FILE_TYPES[format] },
    contentDisposition(sheet.name, format),
    bytes,
  );
}

async function write(order: WriteRequest): Promise<Buffer> {
  const bytes = await writeThreads.run(order, { signal: AbortSignal.timeout(MAX_MS) });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { readXlsx } from 'hucre/xlsx';
import { downloadArchive } from '../../src/contracts/derivatives/derivatives.ts';
import { createPool } from '../../src/db/connect.ts';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { FIRST_EXCHANGE } from '../lib/fill-archive.ts';
import { signIn } from '../lib/sign-in.ts';

const PEER = 'exceljs';
const FIRST_BYTE_LIMIT_MS = 100;
const MEMORY_GROWTH = { atMost: 1.3 };
const RATE_TARGET = { atLeast: 2 };
/** The number of measured downloads per size; the smallest one takes almost no time. */
const SIZES = [
  { rows: 10_000, downloads: 9 },
  { rows: 100_000, downloads: 3 },
  { rows: 1_000_000, downloads: 1 },
] as const;
/** Lets V8 optimise the code first: a portal runs for months. */
const WARM_UPS = 3;

/** One way to create the file: a process, and its URL. */
interface Writer {
  readonly name: string;
  readonly script: string;
  readonly format: 'xlsx' | 'csv';
}

const WRITERS: readonly Writer[] = [
  { name: 'XLSX', script: 'app-server.ts', format: 'xlsx' },
  { name: 'CSV', script: 'app-server.ts', format: 'csv' },
  { name: PEER, script: 'exceljs-server.ts', format: 'xlsx' },
];

interface Figures {
  readonly rowsPerSecond: number;
  readonly rowsPerProcessorSecond: number;
  readonly firstByteMs: number;
  readonly peakMegabytes: number | null;
  readonly megabytes: number;
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly rows: number;
}

/**
 * Files of the futures archive with 10,000 to a million rows: rows per second, time to first byte
 * and peak memory of the process, compared with exceljs' streaming writer on the same rows of the
 * same database. Each file is created by a separate process.
 */
export const exportFiles: Group = {
  name: 'export/files',
  async run(context) {
    const server = await context.marketBySize('archive').open();
    const spans = await findSpans(server.url('owner'));
    const urls = { app: server.url('app'), owner: server.url('owner') };
    await compareFiles(context, urls, spans[0]!);
    const figures = new Map<string, Figures>();
    for (const [i, { downloads }] of SIZES.entries()) {
      for (const writer of WRITERS) {
        const span = spans[i]!;
        context.reportProgress(`${writer.name}: ${span.rows.toLocaleString('en')} rows`);
        figures.set(
          `${writer.name} ${i}`,
          await measure(context, urls, { writer, span, warmUp: spans[0]!, downloads }),
        );
      }
    }
    return SIZES.flatMap((_, i) => rowsOfSize(i, spans[i]!, figures)).concat(
      WRITERS.flatMap(({ name }) => memoryRows(name, figures)),
    );
  },
};

type Urls = Readonly<Record<'app' | 'owner', string>>;

/** The latest days of an exchange with this many rows in total. */
async function findSpans(ownerUrl: string): Promise<Span[]> {
  const pool = createPool(ownerUrl, { max: 1 });
  const { rows: days } = await pool.query<{ day: string; until: number }>(
    `select day, sum(sum(rows)) over (order by day desc)::integer as until from contract_day_count
     where exchange_id = $1 group by day order by day desc`,
    [FIRST_EXCHANGE],
  );
  await pool.end();
  return SIZES.map(({ rows }) => {
    const first = days.find(({ until }) => until >= rows);
    if (!first) throw new Error(`the archive has no ${rows} rows`);
    return { from: first.day, to: days[0]!.day, rows: first.until };
  });
}

function downloadAddress({ from, to }: Span, { format }: Writer): string {
  const query = { from, to, exchangeId: String(FIRST_EXCHANGE), format };
  return `${downloadArchive.path}?${new URLSearchParams(query).toString()}`;
}

interface Server {
  readonly child: Child;
  download(span: Span, take?: (chunk: Buffer) => void): Promise<Download>;
}

interface Download {
  readonly ms: number;
  readonly firstByteMs: number;
  readonly bytes: number;
}

async function start(context: BenchContext, urls: Urls, writer: Writer): Promise<Server> {
  const child = new Child(writer.script, context);
  const isOurs = writer.name !== PEER;
  const databaseUrl = isOurs ? urls.app : urls.owner;
  const { port } = await child.request<{ port: number }>({ databaseUrl });
  const cookie = isOurs ? await signIn(port) : '';
  return {
    child,
    download: (span, take) => download({ port, path: downloadAddress(span, writer), cookie }, take),
  };
}

function download(
  { port, path, cookie }: { port: number; path: string; cookie: string },
  onChunk?: (chunk: Buffer) => void,
): Promise<Download> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    let firstByteMs = 0;
    let bytes = 0;
    const request = get({ port, host: '127.0.0.1', path, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`refused: ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        if (bytes === 0) firstByteMs = performance.now() - begin;
        bytes += chunk.length;
        onChunk?.(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ ms: performance.now() - begin, firstByteMs, bytes }));
    });
    request.on('error', reject);
  });
}

interface Measurement {
  readonly writer: Writer;
  readonly span: Span;
  readonly warmUp: Span;
  readonly downloads: number;
}

async function measure(
  context: BenchContext,
  urls: Urls,
  { writer, span, warmUp, downloads }: Measurement,
): Promise<Figures> {
  const server = await start(context, urls, writer);
  for (let i = 0; i < WARM_UPS; i += 1) await server.download(warmUp);
  resetPeakMemory(server.child.pid);
  const before = processorSeconds(server.child.pid);
  const results: Download[] = [];
  for (let i = 0; i < downloads; i += 1) results.push(await server.download(span));
  const processor = processorSeconds(server.child.pid) - before;
  const peakMegabytes = readPeak(server.child.pid);
  await server.child.stop();
  return {
    rowsPerSecond: span.rows / (median(results.map(({ ms }) => ms)) / 1000),
    rowsPerProcessorSecond: (downloads * span.rows) / processor,
    firstByteMs: median(results.map(({ firstByteMs }) => firstByteMs)),
    peakMegabytes,
    megabytes: results[0]!.bytes / 1e6,
  };
}

/** Resets the peak of the memory; on Linux only. */
function resetPeakMemory(pid: number): void {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function readPeak(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The processor time of the process so far, all threads together. */
function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A fast wrong file is worthless: both must have the same values. */
async function compareFiles(context: BenchContext, urls: Urls, span: Span): Promise<void> {
  const books = [];
  for (const writer of WRITERS.filter(({ format }) => format === 'xlsx')) {
    const server = await start(context, urls, writer);
    const chunks: Buffer[] = [];
    await server.download(span, (chunk) => chunks.push(chunk));
    await server.child.stop();
    const { sheets } = await readXlsx(Buffer.concat(chunks));
    books.push(JSON.stringify(sheets[0]?.rows.slice(1)));
    if (sheets[0]?.rows.length !== span.rows + 1)
      throw new Error(`${writer.name}: rows are missing`);
  }
  if (books[0] !== books[1]) throw new Error(`the files of ${PEER} and of ours differ`);
}

function rowsOfSize(size: number, span: Span, all: ReadonlyMap<string, Figures>): Row[] {
  const title = `${span.rows.toLocaleString('en')} rows`;
  const peer = all.get(`${PEER} ${size}`)!;
  return WRITERS.filter(({ name }) => name !== PEER).flatMap(({ name }) => {
    const own = all.get(`${name} ${size}`)!;
    const compare = (what: string, key: keyof Figures, unit: string, target: Row['target']) =>
      row(
        {
          name: `${name}, ${title}, ${what}`,
          value: own[key] ?? Number.NaN,
          unit,
          peer: PEER,
          peerValue: peer[key] ?? Number.NaN,
        },
        target,
      );
    return [
      compare('rate', 'rowsPerSecond', 'rows/s', RATE_TARGET),
      compare('rate by processor time', 'rowsPerProcessorSecond', 'rows/s', null),
      compare('peak memory', 'peakMegabytes', 'MB', null),
      compare('size', 'megabytes', 'MB', null),
      row(
        {
          name: `${name}, ${title}, first byte`,
          value: own.firstByteMs,
          unit: 'ms',
          peer: 'limit',
          peerValue: FIRST_BYTE_LIMIT_MS,
        },
        { atMost: 1 },
      ),
    ];
  });
}

/** How much more memory the longest file takes than the shortest. */
function memoryRows(name: string, all: ReadonlyMap<string, Figures>): Row[] {
  const [least, most] = [0, SIZES.length - 1].map((i) => all.get(`${name} ${i}`)?.peakMegabytes);
  if (least === null || most === null || least === undefined || most === undefined) return [];
  return [
    row(
      {
        name: `${name}, peak memory of the longest file`,
        value: most,
        unit: 'MB',
        peer: 'the shortest',
        peerValue: least,
      },
      name === PEER ? null : MEMORY_GROWTH,
    ),
  ];
}

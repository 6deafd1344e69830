import { getDerivativesTable } from '../../src/contracts/derivatives/derivatives.ts';
import { createPool } from '../../src/db/connect.ts';
import { addMonths, formatDay, parseDay } from '../../src/domain/time/day.ts';
import { median, row, type Group } from '../harness.ts';
import { Child } from '../lib/child.ts';
import {
  ARCHIVE_ROWS,
  CONTRACTS_PER_EXCHANGE,
  EXCHANGES,
  FIRST_CONTRACT,
  FIRST_EXCHANGE,
} from '../lib/fill-archive.ts';
import { Load, postRequest, type RequestList } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';

const ROUNDS = 3;
const P99_LIMIT_MS = 60;
const VARIANTS = 200;
const FIRST_DAY = '1986-01-01';

interface Question {
  readonly name: string;
  /** Visitors may not sort by values. */
  readonly isForVisitors: boolean;
  /** The nth of these requests; each is different. */
  readonly request: (n: number, lastDay: string) => object;
}

const contractNumber = (n: number) => n % (EXCHANGES * CONTRACTS_PER_EXCHANGE);
const oneContract = (n: number) => ({
  exchangeId: FIRST_EXCHANGE + Math.floor(contractNumber(n) / CONTRACTS_PER_EXCHANGE),
  contractId: FIRST_CONTRACT + contractNumber(n),
});
const allContracts = (n: number) => ({
  exchangeId: FIRST_EXCHANGE + (n % EXCHANGES),
  contractId: null,
});
const monthsUntil = (to: string, months: number, n: number) => {
  const last = parseDay(to)! - n;
  return { from: formatDay(addMonths(last, -months)), to: formatDay(last) };
};

const QUESTIONS: readonly Question[] = [
  {
    name: 'three months of a contract, page 1',
    isForVisitors: true,
    request: (n, to) => ({ ...oneContract(n), dates: monthsUntil(to, 3, n) }),
  },
  {
    name: 'all days of a contract, any page',
    isForVisitors: true,
    request: (n, to) => ({
      ...oneContract(n),
      dates: { from: FIRST_DAY, to },
      page: 1 + ((n * 97) % 2400),
    }),
  },
  {
    name: 'all days of an exchange, any page',
    isForVisitors: true,
    request: (n, to) => ({
      ...allContracts(n),
      dates: { from: FIRST_DAY, to },
      page: 1 + ((n * 997) % 24_000),
      order: n % 2 === 0 ? 'asc' : 'desc',
    }),
  },
  {
    name: 'a year of a contract by settle, any page',
    isForVisitors: false,
    request: (n, to) => ({
      ...oneContract(n),
      dates: monthsUntil(to, 12, 20 * n),
      sort: 'settle',
      page: 1 + (n % 60),
    }),
  },
  {
    name: 'as many days of a contract as are sorted, by settle',
    isForVisitors: false,
    request: (n, to) => ({ ...oneContract(n), dates: monthsUntil(to, 57, 20 * n), sort: 'settle' }),
  },
];

/** The archive's table with ten million stored rows, queried by one client over HTTP. */
export const exportTable: Group = {
  name: 'export/table',
  async run(context) {
    const server = await context.marketBySize('archive').open();
    const lastDay = await findLastDay(server.url('owner'));
    const app = new Child('app-server.ts', context);
    const { port } = await app.request<{ port: number }>({ databaseUrl: server.url('app') });
    const headers = { paid: { cookie: await signIn(port) }, visitor: {} };
    const load = new Load(context);
    const lists = QUESTIONS.flatMap(({ name, isForVisitors, request }) =>
      (['paid', 'visitor'] as const)
        .filter((viewer) => viewer === 'paid' || isForVisitors)
        .map((viewer): { name: string; list: RequestList; times: number[] } => ({
          name: `${name}, ${viewer}`,
          list: {
            requests: Array.from({ length: VARIANTS }, (_, n) =>
              postRequest(getDerivativesTable.path, request(n, lastDay), headers[viewer]),
            ),
            once: false,
            next: 0,
          },
          times: [],
        })),
    );
    for (let round = 0; round <= ROUNDS; round += 1) {
      context.reportProgress(round === 0 ? 'warming up' : `round ${round}`);
      for (const { list, times } of lists) {
        const target = { port, connections: 1, seconds: context.seconds };
        const { p99 } = await load.run(list, target);
        if (round > 0) times.push(p99);
      }
    }
    await app.stop();
    context.note(`${ARCHIVE_ROWS.toLocaleString('en')} rows in the archive`);
    return lists.map(({ name, times }) =>
      row(
        {
          name: `table, ${name}, p99`,
          value: median(times),
          unit: 'ms',
          peer: 'limit',
          peerValue: P99_LIMIT_MS,
        },
        { atMost: 1 },
      ),
    );
  },
};

async function findLastDay(ownerUrl: string): Promise<string> {
  const pool = createPool(ownerUrl, { max: 1 });
  const { rows } = await pool.query<{ day: string }>(
    'select max(day) as day from contract_day_count where exchange_id = $1',
    [FIRST_EXCHANGE],
  );
  await pool.end();
  return rows[0]!.day;
}

import { median, row, type Row, type Target } from '../../harness.ts';
import type { LineFigures, Step } from './lines.ts';

/** As fast as the fastest, except for imperceptible differences. */
const NEARLY_AS_FAST: Target = { atMost: 1.2 };

interface Peer {
  readonly name: string;
  readonly figures: readonly LineFigures[];
}

/** For one number of points; `measured` is in the order of CHARTS. */
export function lineRows(
  size: number,
  measured: readonly (readonly LineFigures[])[],
  data: number,
): Row[] {
  const [ours = [], uplot = [], lightweight = []] = measured;
  const against = (
    peer: Peer,
    what: string,
    unit: string,
    pick: (figures: LineFigures) => number,
    target: Target | null = null,
  ): Row =>
    row(
      {
        name: `${shortCount(size)}, ${what}`,
        unit,
        value: median(ours.map(pick)),
        peer: peer.name,
        peerValue: median(peer.figures.map(pick)),
      },
      target,
    );
  const fast = { name: 'uPlot', figures: uplot };
  const other = { name: 'lightweight-charts', figures: lightweight };
  const step = (what: string, pick: (figures: LineFigures) => Step): Row[] =>
    [fast, other].flatMap((peer) => [
      against(peer, what, 'ms', (figures) => pick(figures).wall),
      against(peer, `${what}, processor time`, 'ms', (figures) => pick(figures).processor),
    ]);
  const memory = ({ memory: bytes }: LineFigures): number => (bytes - data) / 1e6;
  return [
    ...step('library loaded', ({ load }) => load),
    ...step('first chart', ({ cold }) => cold),
    ...step('later chart', ({ warm }) => warm).map((each, i) =>
      i === 0 ? against(fast, 'later chart', 'ms', ({ warm }) => warm.wall, NEARLY_AS_FAST) : each,
    ),
    against(fast, 'wheel step, processor time', 'ms', ({ wheel }) => wheel),
    against(other, 'wheel step, processor time', 'ms', ({ wheel }) => wheel),
    against(fast, 'memory', 'MB', memory),
    against(other, 'memory', 'MB', memory),
  ];
}

function shortCount(count: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact' }).format(count);
}

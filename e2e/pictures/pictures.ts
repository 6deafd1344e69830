import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** What each picture was taken from, by file name. */
export const RECORD = join(ROOT, 'docs/pictures/pictures.json');

export interface Picture {
  readonly file: string;
  readonly path: string;
  readonly account: 'paid' | 'operator';
  /** The style sheets that lay out the page, besides those that all pages share. */
  readonly styles: readonly string[];
}

const SHARED = ['src/web/styles/*.css', 'src/web/shell/*.css', 'src/widgets/data-table/*.css'];

/** The pictures of the README. */
export const PICTURES: readonly Picture[] = [
  {
    file: 'screener.png',
    path: '/bonds/',
    account: 'paid',
    styles: ['src/web/pages/screens/*.css', 'src/widgets/brush-histogram/*.css'],
  },
  {
    file: 'bond.png',
    path: '/bonds/10196/',
    account: 'paid',
    styles: ['src/web/pages/bonds/*.css', 'src/widgets/chart/*.css'],
  },
  {
    file: 'operator.png',
    path: '/admin/data/',
    account: 'operator',
    styles: ['src/web/pages/admin/*.css', 'src/web/pages/admin/data-status/*.css'],
  },
];

/** Changes with any of the page's styles. */
export function layoutDigest({ styles }: Picture): string {
  const files = [...SHARED, ...styles].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const texts = files.toSorted().map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return hash('sha256', texts.join('\n')).slice(0, 16);
}

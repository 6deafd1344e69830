import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layoutDigest, PICTURES, RECORD, ROOT } from './pictures.ts';

/** If a page's styles have changed, `npm run pictures` takes its picture again. */
describe('the pictures of the README', () => {
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

  test.each(PICTURES)(
    '$file exists, is used in the README and is as new as the layout',
    (picture) => {
      expect(existsSync(join(ROOT, 'docs/pictures', picture.file))).toBe(true);
      expect(readme).toContain(`docs/pictures/${picture.file}`);
      expect({ [picture.file]: record[picture.file] }).toEqual({
        [picture.file]: layoutDigest(picture),
      });
    },
  );
});

import { listHints, switchHint } from '../../../contracts/hints.ts';
import type { SettingValues } from '../../../contracts/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { PAGE_HINTS } from '../../../domain/page-hints.ts';
import { implementChange } from '../../audit/operator-change.ts';
import { implement, type Route } from '../../http/api.ts';
import { labelText } from '../../label-text.ts';

const KEY = 'hiddenHints';

interface HintParts {
  readonly settings: { readonly current: Pick<SettingValues, typeof KEY> };
}

/** Which of the small explanations the portal shows: a setting that is one list. */
export function hintRoutes(db: Db, { settings }: HintParts): Route[] {
  return [
    implement(listHints, (_input, context) => ({
      hints: PAGE_HINTS.map((key) => ({
        key,
        text: labelText(context, key),
        isShown: !settings.current.hiddenHints.includes(key),
      })),
    })),
    implementChange(db, switchHint, async ({ trx, operatorId, record }, input) => {
      const { hint } = input.params;
      const { isOn } = input.body;
      const hidden = await lockHiddenHints(trx);
      const wasOn = !hidden.includes(hint);
      if (wasOn === isOn) return { result: true } as const;
      const next = isOn ? hidden.filter((each) => each !== hint) : [...hidden, hint];
      await trx
        .updateTable('setting')
        .set({ value: JSON.stringify(next), changed_by: operatorId, changed_at: new Date() })
        .where('key', '=', KEY)
        .execute();
      await record({
        action: 'changed',
        kind: 'hint',
        target: hint,
        before: { isOn: wasOn },
        after: { isOn },
      });
      return { result: true } as const;
    }),
  ];
}

/** Two operators who switch two hints at once do not lose one: the second waits for the first. */
async function lockHiddenHints(trx: Db): Promise<readonly string[]> {
  await trx
    .insertInto('setting')
    .values({ key: KEY, value: '[]' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

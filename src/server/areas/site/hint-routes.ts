import { listHints, switchHint } from '../../../contracts/site/hints.ts';
import type { SettingValues } from '../../../contracts/admin/settings.ts';
import type { Db } from '../../../db/connect.ts';
import { PAGE_HINTS } from '../../../domain/site/page-hints.ts';
import { implementChange } from '../../core/audit/operator-change.ts';
import { implement, type Route } from '../../core/http/api.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { lockHiddenHints, writeHiddenHints } from './hint-store.ts';

interface HintParts {
  readonly settings: { readonly current: Pick<SettingValues, 'hiddenHints'> };
}

/** Which hints the portal shows: a setting that is a single list. */
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
      await writeHiddenHints(trx, next, operatorId);
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

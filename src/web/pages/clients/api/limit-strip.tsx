import { MAX_TOKENS, TOKEN_DAYS } from '../../../../contracts/accounts/tokens.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { Link } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './api-page.module.css';

/** The calls that all tokens of the signed-in account have made today. */
export interface OwnUse {
  readonly tokens: number;
  readonly callsToday: number;
}

interface LimitStripProps {
  readonly callsPerMinute: number;
  /** Null for visitors. */
  readonly own: OwnUse | null;
}

/** The limits of the API in figures, with the reader's own use. */
export function LimitStrip({ callsPerMinute, own }: LimitStripProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const number = (value: number) => displayNumber(String(value), 0, lang);
  const cells = [
    { title: t('api_limit_calls'), figure: number(callsPerMinute), note: t('api_limit_per_token') },
    ...(own
      ? [
          {
            title: t('api_limit_today'),
            figure: number(own.callsToday),
            note: <Link to="/profile/tokens/">{t('api_limit_by_token')}</Link>,
          },
          {
            title: t('api_limit_own_tokens'),
            figure: number(own.tokens),
            note: t('api_limit_most', { most: MAX_TOKENS }),
          },
        ]
      : [
          {
            title: t('api_limit_tokens'),
            figure: number(MAX_TOKENS),
            note: t('api_limit_per_account'),
          },
        ]),
    {
      title: t('api_limit_lifetime'),
      figure: `${TOKEN_DAYS[0]}–${TOKEN_DAYS.at(-1)}`,
      note: t('api_limit_days'),
    },
  ];
  return (
    <dl className={css.limits}>
      {cells.map(({ title, figure, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <strong>{figure}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

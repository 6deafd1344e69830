import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Tariff } from '../../../contracts/accounts/tariffs.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { MaskedText } from '../../../widgets/locked-hint/masked-text.tsx';
import { usePreservedParams } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import type { Tariffs } from './access-strip.tsx';
import { RequestForm } from './request-form.tsx';
import css from './tariff-table.module.css';
import { Button } from '../../../widgets/button/button.tsx';
import { useMoments } from '../../shell/use-moments.ts';

/** A cell of the comparison: yes, no, masked, a number of calls, or text. */
type Says = 'yes' | 'no' | 'masked' | 'calls' | LabelKey;
/** For registered accounts, and for a tariff. */
type Feature = readonly [name: LabelKey, registered: Says, tariff: (tariff: Tariff) => Says];

const withValues =
  (says: Says = 'yes') =>
  ({ opensValues }: Tariff): Says =>
    opensValues ? says : 'no';

/** What the portal offers with and without values; tariffs don't differ otherwise. */
const GROUPS: readonly (readonly [LabelKey, readonly Feature[]])[] = [
  [
    'group_page',
    [
      ['feature_names', 'yes', () => 'yes'],
      ['feature_values', 'masked', withValues()],
      ['feature_charts', 'feature_shape', withValues('feature_with_values')],
      ['feature_live', 'no', withValues()],
    ],
  ],
  [
    'group_away',
    [
      ['feature_files', 'no', withValues()],
      ['feature_addin', 'feature_masked', withValues('feature_with_values')],
      // Tariffs change what a token can read, not how often.
      ['feature_calls', 'calls', () => 'calls'],
    ],
  ],
  [
    'group_help',
    [
      ['nav_tickets', 'yes', () => 'yes'],
      ['feature_unread', 'yes', ({ opensTickets }) => (opensTickets ? 'yes' : 'no')],
      ['feature_contact', 'no', ({ hasContactPerson }) => (hasContactPerson ? 'yes' : 'no')],
    ],
  ],
];

/** The tariffs side by side, and how to get each. */
export function TariffTable({ tariffs }: { tariffs: Tariffs }) {
  const t = useLabels();
  return (
    <section className={css.compared}>
      <div className={css.head}>
        <h2 id="tariffs">{t('compare_title')}</h2>
        <p>{t('compare_note')}</p>
      </div>
      {/* It scrolls sideways on narrow screens, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scrolled} role="region" aria-labelledby="tariffs" tabIndex={0}>
        {/* Its rows are features rather than records, so it isn't a `ListTable`. */}
        <table className={css.table}>
          <Names items={tariffs.items} />
          {GROUPS.map(([name, features]) => (
            <Group key={name} name={name} features={features} tariffs={tariffs} />
          ))}
          <Ways tariffs={tariffs} />
        </table>
      </div>
    </section>
  );
}

/** Highlights the column of a tariff that the account has. */
function markOwned({ owned }: Tariff): string | undefined {
  return owned ? css.mine : undefined;
}

const NOTHING = '';

function Names({ items }: Pick<Tariffs, 'items'>) {
  const t = useLabels();
  return (
    <thead>
      <tr>
        <td>{NOTHING}</td>
        <th scope="col">
          {t('compare_registered')}
          <span>{t('compare_free')}</span>
        </th>
        {items.map((tariff) => (
          <th key={tariff.id} scope="col" className={markOwned(tariff)} id={`tariff-${tariff.id}`}>
            {tariff.name}
            <Price tariff={tariff} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface GroupProps {
  readonly name: LabelKey;
  readonly features: readonly Feature[];
  readonly tariffs: Tariffs;
}

function Group({ name, features, tariffs }: GroupProps) {
  const t = useLabels();
  const { items } = tariffs;
  const calls = displayNumber(String(tariffs.callsPerMinute), 0, useShell().globals.lang);
  return (
    <tbody>
      <tr className={css.group}>
        <th scope="rowgroup">{t(name)}</th>
        <td>{NOTHING}</td>
        {items.map((tariff) => (
          <td key={tariff.id} className={markOwned(tariff)}>
            {NOTHING}
          </td>
        ))}
      </tr>
      {features.map(([feature, registered, says]) => (
        <tr key={feature}>
          <th scope="row">{t(feature)}</th>
          <td>
            <Said says={registered} calls={calls} />
          </td>
          {items.map((tariff) => (
            <td key={tariff.id} className={markOwned(tariff)}>
              <Said says={says(tariff)} calls={calls} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Ways({ tariffs }: { tariffs: Tariffs }) {
  const t = useLabels();
  return (
    <tfoot>
      <tr>
        <td>{NOTHING}</td>
        <td>{t('compare_included')}</td>
        {tariffs.items.map((tariff) => (
          <td key={tariff.id} className={markOwned(tariff)}>
            <Way tariff={tariff} tariffs={tariffs} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Price({ tariff: { price } }: { tariff: Tariff }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  if (!price) return null;
  const { amount, currency, per } = price;
  const decimals = /\.\d*[1-9]/.test(amount) ? 2 : 0;
  const values = { price: displayNumber(amount, decimals, lang), currency };
  return <span>{t(per === 'month' ? 'price_month' : 'price_year', values)}</span>;
}

function Said({ says, calls }: { says: Says; calls: string }): ReactNode {
  const t = useLabels();
  if (says === 'yes') {
    return (
      <>
        <svg className={css.yes} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3.5 8.5 3 3 6-7" />
        </svg>
        <span className={visually.hidden}>{t('feature_yes')}</span>
      </>
    );
  }
  if (says === 'calls') return calls;
  if (says === 'masked') return <MaskedText spoken={t('feature_masked')} />;
  if (says !== 'no') return t(says);
  return (
    <>
      <span className={css.no} aria-hidden="true">
        –
      </span>
      <span className={visually.hidden}>{t('feature_no')}</span>
    </>
  );
}

/** The account's state in a tariff and its actions: request, withdraw, extend. */
function Way({ tariff, tariffs }: { tariff: Tariff; tariffs: Tariffs }) {
  const t = useLabels();
  const { day } = useMoments();
  const { name, owned, request } = tariff;
  const isAsked = request !== null && request.state !== 'refused';
  const canAsk = !isAsked && (owned ? owned.endsAt !== null : tariff.isOffered);
  return (
    <div className={css.way}>
      {owned && (
        <span>
          <b>{t('tariff_yours')}</b> {owned.endsAt && t('tariff_until', { day: day(owned.endsAt) })}
        </span>
      )}
      {isAsked && <TakeBack name={name} requestId={request.id} />}
      {canAsk && (
        <RequestForm
          tariff={tariff}
          tariffs={tariffs}
          look={{ kind: owned ? 'text' : 'secondary' }}
          label={t(owned ? 'request_extend_named' : 'request_ask_named', { tariff: name })}
        >
          {t(owned ? 'request_extend' : 'request_ask')}
        </RequestForm>
      )}
    </div>
  );
}

function TakeBack({ name, requestId }: { name: string; requestId: number }) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <Form method="post" action={kept('/profile/access/')} reloadDocument className={css.way}>
      <span className={css.sent}>{t('request_is_sent')}</span>
      <Button
        type="submit"
        name="takeBack"
        value={requestId}
        kind="text"
        aria-label={t('request_take_back_named', { tariff: name })}
      >
        {t('request_take_back')}
      </Button>
    </Form>
  );
}

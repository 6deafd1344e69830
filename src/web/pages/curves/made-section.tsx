import type { listCurveBonds } from '../../../contracts/curves/curves.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { curveCompounding } from '../../../domain/curves/curve-tenors.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { isBill } from '../../parts/bill-mark.ts';
import { PageTable } from '../../parts/page-table.tsx';
import { Facts } from '../../parts/identifiers.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { HelpLink } from '../../shell/help-link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './curve-page.module.css';
import type { Curve } from '../../parts/curve-picture.tsx';
import { NumberText, RateText } from '../../parts/rate-text.tsx';

type Bonds = Answer<typeof listCurveBonds>['items'];

const FIRST_BONDS = 12;
const PARAMETERS = [
  ['beta0', 'β₀', 6],
  ['beta1', 'β₁', 6],
  ['beta2', 'β₂', 6],
  ['beta3', 'β₃', 6],
  ['tau1', 'τ₁', 4],
  ['tau2', 'τ₂', 4],
] as const;

/** How the curve is fitted, and how well it matches its bonds. */
export function MadeSection({ curve }: { curve: Curve }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const [line] = curve.lines;
  // Published parameters don’t say how long the longest bond was.
  const isFittedToRates = curve.origin === 'imported' && line?.longest != null;
  const compounding = t(`curve_compounding_${curveCompounding('par', curve.country)}`);
  return (
    <section aria-labelledby="made" className={css.made}>
      <h2 id="made">{t('curve_made')}</h2>
      <div className={css.columns}>
        <div className={css.prose}>
          <p>{t(isFittedToRates ? 'curve_method_rates' : `curve_method_${curve.origin}`)}</p>
          <p>{t('curve_par_rates', { compounding })}</p>
          {curve.isBenchmark && <p>{t('curve_benchmark', { currency: curve.currency })}</p>}
          <p>
            <HelpLink place="figures#curves" about={t('curve_made')} />
          </p>
        </div>
        <Facts
          items={[
            [t('curve_bonds_count'), line?.bonds ?? null],
            [
              t('curve_longest'),
              line?.longest == null ? null : displayNumber(String(line.longest), 1, lang),
            ],
            [
              t('curve_error'),
              line && line.error !== null && (
                <NumberText key="error" value={line.error} decimals={2} />
              ),
            ],
            [
              t('curve_parameters'),
              line && (
                <span key="parameters" className={css.parameters}>
                  {PARAMETERS.map(([name, sign, decimals]) => (
                    <span key={name}>
                      {sign} <NumberText value={line.parameters[name]} decimals={decimals} />
                    </span>
                  ))}
                </span>
              ),
            ],
            [
              t('curve_span'),
              curve.firstDay &&
                t('curve_span_days', {
                  begin: dayText(curve.firstDay, lang),
                  end: dayText(curve.lastDay, lang),
                }),
            ],
            [t('curve_source'), curve.source],
          ]}
        />
      </div>
    </section>
  );
}

/** The bonds behind the curve; a long list is folded. */
export function BondsSection({ day, bonds }: { day: string | null; bonds: Bonds }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const columns: ListColumn<Bonds[number]>[] = [
    {
      field: 'name',
      title: t('curve_bond'),
      value: ({ id, name, couponType, maturesOn }) => ({
        text: name,
        href: `/bonds/${id}/`,
        note: isBill({ couponType, maturity: maturesOn, day }) ? t('part_bill_yield') : undefined,
      }),
    },
    {
      field: 'isin',
      title: 'ISIN',
      isWide: true,
      render: ({ isin }) => <code>{isin}</code>,
    },
    {
      field: 'matures',
      title: t('curve_matures'),
      kind: 'number',
      isWide: true,
      value: ({ maturesOn }) => dayText(maturesOn, lang),
    },
    {
      field: 'years',
      title: t('curve_years'),
      kind: 'number',
      value: ({ years }) => displayNumber(String(years), 2, lang),
    },
    {
      field: 'yield',
      title: t('curve_yield'),
      kind: 'number',
      render: (bond) => <RateText rate={bond.yield} />,
    },
  ];
  const table = (rows: Bonds) => (
    <PageTable
      caption={t('curve_bonds_made')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      link={RouterLink}
    />
  );
  const isLong = bonds.length > FIRST_BONDS;
  return (
    <section aria-labelledby="bonds" className={css.bonds}>
      <h2 id="bonds">{t('curve_bonds_made')}</h2>
      {bonds.length === 0 && <p className={css.muted}>{t('curve_bonds_none')}</p>}
      {bonds.length > 0 && !isLong && table(bonds)}
      {isLong && (
        <details>
          <summary>{t('curve_bonds_more', { count: bonds.length })}</summary>
          {table(bonds)}
        </details>
      )}
    </section>
  );
}

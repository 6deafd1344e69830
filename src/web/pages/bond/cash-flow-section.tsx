import type { CalculationResult } from '../../../domain/bond/calculate-bond.ts';
import { displayNumber } from '../../../domain/format.ts';
import { CashFlow } from '../../../widgets/cash-flow/cash-flow.tsx';
import { SectionSource } from '../../market/section-source.tsx';
import parts from '../../market/bond-parts.module.css';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { CashFlowTable } from './cash-flow-table.tsx';
import { useFlowPicture } from './flow-picture.ts';
import type { BondSection } from './load-parts.ts';

/** Amounts of money are told for so much nominal, or for one bond where that is more. */
const USUAL_NOMINAL = 100_000;

interface CashFlowSectionProps extends BondSection {
  /** What the calculator found; missing where nothing can be reckoned. */
  readonly result?: CalculationResult | undefined;
  readonly settlement?: string | undefined;
}

/** What the bond has paid and pays, as a picture and as a table. */
export function CashFlowSection({
  bondId,
  parts: { payments, facts, view },
  address,
  result,
  settlement,
}: CashFlowSectionProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const picture = useFlowPicture({ payments, facts, result, settlement });
  const nominal = Math.max(USUAL_NOMINAL, Number(payments.faceValue));
  const file = (format: string) => `/api/bonds/${bondId}/cash-flows/?format=${format}`;
  if (payments.items.length === 0) return null;
  return (
    <section aria-labelledby="flows" className={parts.section}>
      <div className={parts.heading}>
        <h2 id="flows">{t('flows_title')}</h2>
        <nav className={parts.links} aria-label={t('flow_amounts')}>
          <Link
            to={`${address({ amounts: 'percent' })}#flows`}
            preventScrollReset
            aria-current={view.isMoney ? undefined : 'true'}
          >
            {t('flow_face')}
          </Link>
          <Link
            to={`${address({ amounts: 'money' })}#flows`}
            preventScrollReset
            aria-current={view.isMoney ? 'true' : undefined}
          >
            {t('flow_money', {
              currency: payments.currency ?? '',
              nominal: displayNumber(String(nominal), 0, lang),
            })}
          </Link>
        </nav>
      </div>
      <div className={parts.two}>
        <CashFlow {...picture} />
        <CashFlowTable payments={payments.items} nominal={view.isMoney ? nominal : null} />
      </div>
      <p className={parts.links}>
        <a href={`/bonds/${bondId}/payments.ics`} download>
          {t('flow_calendar')}
        </a>
        <a href={file('xlsx')} download>
          XLSX
        </a>
        <a href={file('csv')} download>
          CSV
        </a>
      </p>
      <SectionSource
        sources={[payments.source]}
        notes={[
          result &&
            t('flow_at_yield', {
              rate: displayNumber((100 * result.yield).toFixed(3), 3, lang),
            }),
          payments.isFloating && t('flow_floating'),
          payments.isLinked && t('flow_linked'),
          payments.isPerpetual && t('flow_perpetual'),
        ]}
      />
    </section>
  );
}

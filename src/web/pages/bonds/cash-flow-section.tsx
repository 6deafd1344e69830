import type { CalculationResult } from '../../../domain/bonds/calculate-bond.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { CashFlow } from '../../../widgets/cash-flow/cash-flow.tsx';
import { Segmented } from '../../../widgets/segmented/segmented.tsx';
import { SectionSource } from '../../parts/section-source.tsx';
import parts from '../../parts/bond-parts.module.css';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { CashFlowTable } from './cash-flow-table.tsx';
import { useFlowPicture } from './flow-picture.ts';
import type { BondSection } from './load-parts.ts';

/** The nominal of amounts in money, or the face value if that is larger. */
const USUAL_NOMINAL = 100_000;
const TABLE_ID = 'payments';

interface CashFlowSectionProps extends BondSection {
  /** The calculator's result; missing if nothing can be calculated. */
  readonly result?: CalculationResult | undefined;
  readonly settlement?: string | undefined;
}

/** Past and future payments of the bond, as a chart and as a table. */
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
  const isAmortising = facts.repayments.length > 1;
  const inPercent = t(isAmortising ? 'flow_face_original' : 'flow_face');
  const inMoney = t(isAmortising ? 'flow_money_original' : 'flow_money', {
    currency: payments.currency ?? '',
    nominal: displayNumber(String(nominal), 0, lang),
  });
  const file = (format: string) => `/api/bonds/${bondId}/cash-flows/?format=${format}`;
  if (payments.items.length === 0) return null;
  return (
    <section aria-labelledby="flows" className={parts.section}>
      <div className={parts.heading}>
        <h2 id="flows">{t('flows_title')}</h2>
        <Segmented
          hideSingle
          label={t('flow_amounts')}
          controls={TABLE_ID}
          value={view.isMoney ? nominal : null}
          tabs={[
            { id: null, ttl: inPercent, href: `${address({ amounts: 'percent' })}#flows` },
            {
              id: nominal,
              ttl: inMoney,
              href: `${address({ amounts: 'money' })}#flows`,
              // Without a currency, amounts are only in percent.
              hidden: payments.currency === null,
            },
          ]}
          link={ViewLink}
        />
      </div>
      <div className={parts.two}>
        <CashFlow {...picture} />
        <div id={TABLE_ID}>
          {/* The choice above isn't printed. */}
          <p className={parts.unit}>
            {t('flow_amounts')}: {view.isMoney ? inMoney : inPercent}
          </p>
          <CashFlowTable payments={payments.items} nominal={view.isMoney ? nominal : null} />
        </div>
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

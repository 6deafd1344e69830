import { displayNumber } from '../../../domain/text/format.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { AmountText } from '../../parts/amount-text.tsx';
import { Facts, Identifiers, type Fact } from '../../parts/identifiers.tsx';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-page.module.css';

type Instrument = InstrumentHistory['instrument'];

export function FactsSection({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  return (
    <section aria-labelledby="facts" className={css.facts}>
      <h2 id="facts">{t('index_key_facts')}</h2>
      <div className={css.columns}>
        <Identifiers
          items={[
            [t('index_isin'), instrument.isin],
            [t('index_ticker'), instrument.ticker],
            [t('index_id'), String(instrument.id)],
          ]}
        />
        <BondFacts instrument={instrument} />
      </div>
    </section>
  );
}

function BondFacts({ instrument }: { instrument: Instrument }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { issuer, bond, currency } = instrument;
  const amount = (value: string | null) =>
    value && `${exactNumber(value, 0, lang)} ${currency ?? ''}`.trim();
  const issuerLink = issuer && <Link to={`/company/${issuer.id}/`}>{issuer.name}</Link>;
  const facts: Fact[] = [
    [t('instrument_issuer'), issuerLink],
    [t('instrument_status'), t(`instrument_status_${instrument.status}`)],
    [t('index_currency'), currency],
    ...(bond
      ? ([
          [t('bond_coupon'), couponText(bond, t, (rate) => exactNumber(rate, 2, lang))],
          [t('bond_issued'), bond.issuedOn && dayText(bond.issuedOn, lang)],
          [t('bond_matures'), bond.maturesOn ? dayText(bond.maturesOn, lang) : t('bond_perpetual')],
          [t('bond_face_value'), amount(bond.faceValue)],
          [
            t('bond_amount'),
            bond.amountIssued && (
              <AmountText key="amount" value={bond.amountIssued} currency={currency} />
            ),
          ],
        ] as const)
      : []),
  ];
  return <Facts items={facts} />;
}

/** Terms are shown exactly: a coupon of 4.625 % is not 4.63 %. */
function exactNumber(value: string, fewestDecimals: number, lang: Language): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  return displayNumber(value, Math.max(decimals, fewestDecimals), lang);
}

function couponText(
  { couponType, couponRate, couponsPerYear }: NonNullable<Instrument['bond']>,
  t: Translate,
  rateText: (rate: string) => string,
): string | null {
  if (couponType === 'zero') return t('bond_coupon_zero');
  if (couponRate === null) return null;
  if (couponsPerYear === null) return `${rateText(couponRate)} %`;
  const values = { rate: rateText(couponRate), count: couponsPerYear };
  return couponType === 'fixed'
    ? t('bond_coupon_fixed', values)
    : t('bond_coupon_floating', values);
}

import type { ReactNode } from 'react';
import { venueName } from '../../../domain/instruments/venues.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';
import { AmountText } from '../../parts/amount-text.tsx';
import { Facts, Identifiers, type Fact } from '../../parts/identifiers.tsx';
import shared from '../../parts/bond-parts.module.css';
import { dayText } from '../../parts/quote-text.tsx';
import { SectionSource } from '../../parts/section-source.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-parts.module.css';
import type { BondParts, BondSection } from './load-parts.ts';
import { RightTables } from './right-tables.tsx';
import { useExact } from './use-exact.ts';

type BondFacts = BondParts['facts'];

const BUSINESS_DAYS: Readonly<Record<string, LabelKey>> = {
  unadjusted: 'term_days_unadjusted',
  following: 'term_days_following',
  'modified-following': 'term_days_modified_following',
  preceding: 'term_days_preceding',
  'modified-preceding': 'term_days_modified_preceding',
};

/** The terms of the bond. Unknown terms are left out. */
export function TermsSection({ parts }: BondSection) {
  const t = useLabels();
  const { facts } = parts;
  const paper = usePaperFacts(facts);
  const hasTables =
    facts.calls.length + facts.puts.length + facts.repayments.length + facts.couponSteps.length > 0;
  return (
    <section aria-labelledby="terms" className={shared.section}>
      <h2 id="terms">{t('term_title')}</h2>
      <div className={css.terms}>
        <Facts items={usePartyFacts(parts)} />
        <div>
          <Identifiers
            items={[
              [t('index_isin'), facts.isin],
              ['FIGI', facts.figi],
              [t('index_id'), String(facts.id)],
            ]}
          />
          <Facts items={paper} />
        </div>
        {hasTables && <RightTables facts={facts} />}
      </div>
      <SectionSource
        sources={[facts.source]}
        asOf={facts.calls.length + facts.puts.length > 0 ? facts.pricedOn : null}
      />
    </section>
  );
}

/** The issuer, the coupon and its conventions. */
function usePartyFacts({ facts, country, sector }: BondParts): Fact[] {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { issuer, guarantor } = facts;
  const exact = useExact();
  return [
    [t('instrument_issuer'), issuer && linkTo(issuer)],
    [t('term_guarantor'), guarantor && linkTo(guarantor)],
    [t('term_country'), country],
    [t('term_sector'), sector],
    [t('term_ranking'), t(`term_${facts.seniority}`)],
    [t('term_coupon_type'), t(couponKind(facts))],
    [t('bond_coupon'), couponFact()],
    [t('term_index'), indexFact()],
    [t('term_index_ratio'), facts.indexRatio && exact(facts.indexRatio, 5)],
    [t('term_frequency'), frequencyFact()],
    [t('term_day_count'), facts.dayCount],
    [t('term_business_days'), t(BUSINESS_DAYS[facts.businessDays] ?? 'term_days_unadjusted')],
    [t('term_calendar'), facts.calendars.map(calendarFact).join('. ')],
    [
      t('term_ex_coupon'),
      facts.exCouponDays === null ? null : t('term_days', { count: facts.exCouponDays }),
    ],
    [t('term_settlement'), `T+${facts.settlementDays}`],
    [t('term_flat_since'), facts.flatFrom && dayText(facts.flatFrom, lang)],
  ];

  function calendarFact(known: BondFacts['calendars'][number]) {
    const { name, title, source, certainUntil, isJudged } = known;
    const calendar = name === 'XX' ? t('term_calendar_unknown') : title;
    return source === null || certainUntil === null
      ? t('term_calendar_unchecked', { calendar })
      : t(isJudged ? 'term_calendar_judged' : 'term_calendar_until', {
          calendar,
          source,
          year: certainUntil,
        });
  }

  function couponFact(): string | null {
    if (facts.couponType === 'zero') return t('bond_coupon_zero');
    return facts.couponRate && t('term_coupon_year', { rate: exact(facts.couponRate, 2) });
  }

  function indexFact(): string | null {
    if (facts.indexName === null) return null;
    if (facts.indexMargin === null) return facts.indexName;
    return t('term_index_margin', { index: facts.indexName, margin: exact(facts.indexMargin, 2) });
  }

  function frequencyFact(): string | null {
    // Not known, or none.
    if (!facts.couponsPerYear) return null;
    const days = facts.couponDays.slice(0, 2).map((day) => dayText(day, lang));
    const often = t('term_times_a_year', { count: facts.couponsPerYear });
    return days.length === 0 ? often : `${often}, ${days.join(', ')}`;
  }
}

function linkTo({ id, name }: { id: number; name: string }): ReactNode {
  return <Link to={`/company/${id}/`}>{name}</Link>;
}

function couponKind({ couponType, couponSteps, indexRatio }: BondFacts) {
  if (indexRatio !== null) return 'term_linked';
  if (couponSteps.length > 0) return 'term_step';
  return couponType === 'fixed'
    ? 'term_fixed'
    : couponType === 'zero'
      ? 'term_zero'
      : 'term_floating';
}

/** The issue: dates, amounts, law and listing. */
function usePaperFacts(facts: BondFacts): Fact[] {
  const t = useLabels();
  const { lang } = useShell().globals;
  const exact = useExact();
  const money = (value: string | null) =>
    value === null ? null : `${facts.currency ?? ''} ${exact(value, 0)}`.trim();
  const amount = (value: string | null) =>
    value === null ? null : <AmountText value={value} currency={facts.currency} />;
  return [
    [t('bond_issued'), facts.issuedOn && dayText(facts.issuedOn, lang)],
    [t('term_issue_price'), facts.issuePrice && `${exact(facts.issuePrice, 2)} %`],
    [t('bond_matures'), facts.maturesOn ? dayText(facts.maturesOn, lang) : t('bond_perpetual')],
    [t('bond_face_value'), money(facts.faceValue)],
    [t('term_lot'), money(facts.smallestLot)],
    [t('bond_amount'), amount(facts.amountIssued)],
    [t('term_outstanding'), amount(facts.amountOutstanding)],
    [t('term_law'), facts.governingLaw],
    [t('term_listing'), facts.listing],
    [t('instrument_venue'), facts.venue && venueName(facts.venue)],
    [t('term_use'), facts.isGreen ? t('term_green') : null],
  ];
}

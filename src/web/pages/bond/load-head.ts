import type { RouterContextProvider } from 'react-router';
import type { InstrumentHistory } from '../../market/load-instrument-history.ts';
import { loaderTexts } from '../../page-context.ts';

export type BondWords = ReturnType<typeof writeHead>;

/** What the head says, as texts: a bond has few of the many traits. */
export function writeHead(
  context: Readonly<RouterContextProvider>,
  { status, currency, bond }: InstrumentHistory['instrument'],
) {
  const t = loaderTexts(context);
  const isOutstanding = status === 'active';
  return {
    status: isOutstanding ? t('bond_outstanding') : t(`instrument_status_${status}`),
    isOutstanding,
    tags: [
      ...(currency === null ? [] : [currency]),
      ...(bond
        ? [
            t(`bond_seniority_${bond.seniority}`),
            ...bond.traits.map((trait) => t(`bond_trait_${trait}`)),
          ]
        : []),
    ],
    issuer: t('bond_head_issuer'),
    copyLink: t('bond_copy_link'),
    copiedLink: t('bond_copied_link'),
  };
}

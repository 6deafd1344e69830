import type { RouterContextProvider } from 'react-router';
import { bondEnd } from '../../../domain/bonds/bond-end.ts';
import type { InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { loaderTexts } from '../../page-context.ts';

export type BondWords = ReturnType<typeof writeHead>;

/** The texts of the head: a bond has few of the many traits. */
export function writeHead(
  context: Readonly<RouterContextProvider>,
  { status, currency, bond }: InstrumentHistory['instrument'],
  today: string,
) {
  const t = loaderTexts(context);
  const isDefaulted = status === 'active' && (bond?.traits.includes('flat') ?? false);
  const isOutstanding = status === 'active' && !isDefaulted;
  return {
    status: isDefaulted
      ? t('bond_trait_flat')
      : isOutstanding
        ? t('bond_outstanding')
        : bondEnd(status, bond?.maturesOn, today) === 'redeemed'
          ? t('bond_redeemed')
          : t(`instrument_status_${status}`),
    isOutstanding,
    tags: [
      ...(currency === null ? [] : [currency]),
      ...(bond
        ? [
            t(`bond_seniority_${bond.seniority}`),
            // For a bond in default this is already the status.
            ...bond.traits
              .filter((trait) => !(isDefaulted && trait === 'flat'))
              .map((trait) => t(`bond_trait_${trait}`)),
          ]
        : []),
    ],
    issuer: t('bond_head_issuer'),
    copyLink: t('bond_copy_link'),
    copiedLink: t('bond_copied_link'),
  };
}

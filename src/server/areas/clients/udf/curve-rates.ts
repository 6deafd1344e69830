import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { searchUdfSymbols } from '../../../../contracts/clients/udf.ts';
import type { Db } from '../../../../db/connect.ts';
import { CURVE_KINDS, TENOR_NAMES } from '../../../../domain/curves/curve-tenors.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { countryIn } from '../../../engines/quotes/names.ts';
import { curveRateName, curveSymbol } from '../../../engines/quotes/symbol-values.ts';

type FoundSymbol = Extract<Answer<typeof searchUdfSymbols>, readonly unknown[]>[number];

/**
 * Curve rates whose symbol or name contains all words of a term: `curve us`, `germany 10y`. A
 * country has one curve, so there are few.
 */
export async function findCurveRates(
  db: Db,
  term: string,
  context: RequestContext,
): Promise<FoundSymbol[]> {
  const words = term
    .toLowerCase()
    .split(/[\s:]+/)
    .filter(Boolean);
  const curves = await db.selectFrom('curve').select('country').distinct().execute();
  const rows = curves.flatMap(({ country }) =>
    CURVE_KINDS.flatMap((kind) =>
      TENOR_NAMES.map((tenor) => {
        const rate = { country, tenor, kind };
        const symbol = curveSymbol(rate);
        return { symbol, description: curveRateName(rate, context), country };
      }),
    ),
  );
  return rows
    .filter(({ symbol, country }) => {
      const known = `${symbol} ${countryIn(context.language, country)} ${countryIn('eng', country)}`;
      const parts = known.toLowerCase().split(/[\s:]+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .map(({ symbol, description }) => ({
      symbol,
      full_name: symbol,
      description,
      exchange: '',
      ticker: symbol,
      type: 'curve' as const,
    }));
}

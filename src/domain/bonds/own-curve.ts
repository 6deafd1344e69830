interface CurveCandidate {
  readonly issuer: { readonly country: string | null; readonly sector: string | null } | null;
  readonly currency: string | null;
  readonly couponType: string;
  readonly indexName: string | null;
  readonly indexRatio: string | null;
  readonly calls: readonly unknown[];
  readonly puts: readonly unknown[];
}

interface BenchmarkCurve {
  readonly country: string;
  readonly currency: string;
}

/**
 * Whether a bond is on the curve that its spread is measured from: a bond of the curve's government
 * with fixed payments and no early redemption. Its spread is then its distance to the curve.
 */
export function isOnOwnCurve(bond: CurveCandidate, curves: readonly BenchmarkCurve[]): boolean {
  const { issuer, currency } = bond;
  return (
    issuer?.sector === 'government' &&
    curves.some((curve) => curve.country === issuer.country && curve.currency === currency) &&
    (bond.couponType === 'fixed' || bond.couponType === 'zero') &&
    bond.indexName === null &&
    bond.indexRatio === null &&
    bond.calls.length + bond.puts.length === 0
  );
}

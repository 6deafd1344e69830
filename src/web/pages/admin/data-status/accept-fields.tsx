import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { FindingItem, listFindings } from '../../../../contracts/admin/data-status.ts';

export type FindingList = Answer<typeof listFindings>;

/** The id of the form that the selected boxes of the table belong to. */
export const ACCEPT_FORM = 'accept-findings';

interface AcceptFieldsProps {
  readonly kind: FindingItem['kind'];
  readonly asOf: string;
  readonly count: number;
}

/** The group as it was listed, so that later findings aren't accepted with it. */
export function AcceptFields({ kind, asOf, count }: AcceptFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="asOf" value={asOf} />
      <input type="hidden" name="count" value={count} />
    </>
  );
}

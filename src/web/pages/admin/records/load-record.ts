import type { RouterContextProvider } from 'react-router';
import {
  getDeskInstrument,
  getDeskIssuer,
  type DeskSeries,
  type HeldField,
} from '../../../../contracts/admin/records.ts';
import type { DESK_KINDS } from '../../../../contracts/admin/record-list.ts';
import { pickName } from '../../../../domain/text/names.ts';
import { load } from '../../../api/load.ts';
import { pageContext } from '../../../page-context.ts';
import type { Desk } from './desks.ts';
import { fieldsFromInstrument, fieldsFromIssuer, type Fields } from './form-fields.ts';

/** An instrument or issuer as the form shows it. */
export interface DeskRecord {
  readonly what: Desk['what'];
  readonly id: number;
  readonly name: string;
  /** Null for an issuer. */
  readonly kind: (typeof DESK_KINDS)[number] | null;
  readonly isHidden: boolean;
  readonly source: string;
  readonly issuerName: string | null;
  /** The number of instruments of an issuer. */
  readonly instruments: number;
  readonly series: readonly DeskSeries[];
  readonly held: readonly HeldField[];
  readonly fields: Fields;
  readonly version: string;
}

export async function loadRecord(
  context: Readonly<RouterContextProvider>,
  { what }: Desk,
  id: string,
): Promise<DeskRecord> {
  const { language } = context.get(pageContext);
  if (what === 'issuer') {
    const issuer = await load(context, getDeskIssuer, { params: { companyId: id } });
    const { terms, ...rest } = issuer;
    return {
      ...rest,
      what,
      name: pickName(terms.name, language),
      kind: null,
      isHidden: false,
      issuerName: null,
      series: [],
      fields: fieldsFromIssuer(terms),
    };
  }
  const { terms, ...rest } = await load(context, getDeskInstrument, {
    params: { instrumentId: id },
  });
  return {
    ...rest,
    what,
    name: pickName(terms.name, language),
    instruments: 0,
    fields: fieldsFromInstrument(terms, rest.series),
  };
}

/** The public page. */
export function publicPath({ what, kind, id }: DeskRecord): string {
  if (what === 'issuer') return `/company/${id}/`;
  const sections = { bond: 'bonds', stock: 'stocks', etf: 'etf', index: 'indexes' };
  return kind === null || kind === 'currency' ? '/currencies/' : `/${sections[kind]}/${id}/`;
}

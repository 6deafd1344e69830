import type { FillValues, WrittenNumber } from '../domain/text/fill-text.ts';
import type { eng as account } from './accounts/account/eng.ts';
import type { eng as api } from './clients/api/eng.ts';
import type { eng as archive } from './derivatives/archive/eng.ts';
import type { eng as bond_parts } from './bonds/bond_parts/eng.ts';
import type { eng as bonds } from './bonds/bonds/eng.ts';
import type { eng as curves } from './curves/curves/eng.ts';
import type { eng as chart } from './core/chart/eng.ts';
import type { eng as clients } from './clients/clients/eng.ts';
import type { eng as conformance } from './bonds/conformance/eng.ts';
import type { eng as currency } from './currencies/currency/eng.ts';
import type { eng as errors } from './site/errors/eng.ts';
import type { eng as gallery } from './site/gallery/eng.ts';
import type { eng as help } from './site/help/eng.ts';
import type { eng as home } from './home/home/eng.ts';
import type { eng as indexes } from './instruments/indexes/eng.ts';
import type { eng as instruments } from './instruments/instruments/eng.ts';
import type { eng as phone } from './accounts/phone/eng.ts';
import type { eng as profile } from './accounts/profile/eng.ts';
import type { eng as quotes } from './instruments/quotes/eng.ts';
import type { eng as recovery } from './accounts/recovery/eng.ts';
import type { eng as requests } from './accounts/requests/eng.ts';
import type { eng as screens } from './screens/screens/eng.ts';
import type { eng as search } from './search/search/eng.ts';
import type { eng as shell } from './site/shell/eng.ts';
import type { eng as signins } from './accounts/signins/eng.ts';
import type { eng as admin } from './admin/admin/eng.ts';
import type { eng as audit } from './admin/audit/eng.ts';
import type { eng as datastatus } from './admin/datastatus/eng.ts';
import type { eng as desk } from './admin/desk/eng.ts';
import type { eng as figures } from './admin/figures/eng.ts';
import type { eng as inbox } from './admin/inbox/eng.ts';
import type { eng as site } from './site/site/eng.ts';
import type { eng as texts } from './admin/texts/eng.ts';
import type { eng as users } from './admin/users/eng.ts';
import type { eng as widgets } from './core/widgets/eng.ts';

/** The keys of all texts, typed from the English ones. */
interface English {
  readonly account: typeof account;
  readonly api: typeof api;
  readonly archive: typeof archive;
  readonly bond_parts: typeof bond_parts;
  readonly bonds: typeof bonds;
  readonly curves: typeof curves;
  readonly chart: typeof chart;
  readonly clients: typeof clients;
  readonly conformance: typeof conformance;
  readonly currency: typeof currency;
  readonly errors: typeof errors;
  readonly gallery: typeof gallery;
  readonly help: typeof help;
  readonly home: typeof home;
  readonly indexes: typeof indexes;
  readonly instruments: typeof instruments;
  readonly phone: typeof phone;
  readonly profile: typeof profile;
  readonly quotes: typeof quotes;
  readonly recovery: typeof recovery;
  readonly requests: typeof requests;
  readonly screens: typeof screens;
  readonly search: typeof search;
  readonly shell: typeof shell;
  readonly signins: typeof signins;
  readonly admin: typeof admin;
  readonly audit: typeof audit;
  readonly datastatus: typeof datastatus;
  readonly desk: typeof desk;
  readonly figures: typeof figures;
  readonly inbox: typeof inbox;
  readonly site: typeof site;
  readonly texts: typeof texts;
  readonly users: typeof users;
  readonly widgets: typeof widgets;
}

export type LabelModule = keyof English;

/** A repository of a module, e.g. `chart.legend`; pages declare which ones they show. */
export type LabelPart = {
  [M in LabelModule]: `${M}.${keyof English[M] & string}`;
}[LabelModule];

type Repository = { [M in LabelModule]: English[M][keyof English[M]] }[LabelModule];
type DistributedKeys<T> = T extends T ? keyof T : never;

export type LabelKey = DistributedKeys<Repository>;

type DistributedPluralKeys<T> = T extends T
  ? { [Key in keyof T]: T[Key] extends `${string}{count, plural,${string}` ? Key : never }[keyof T]
  : never;

/** Keys whose texts depend on a number: `{count, plural, one {…} other {…}}`. */
type PluralKey = DistributedPluralKeys<Repository>;

/** The values that a text needs: a text with plural forms needs the number for them. */
type ValuesFor<Key extends LabelKey> = Key extends PluralKey
  ? [values: FillValues & { readonly count: number | WrittenNumber }]
  : [values?: FillValues];

/** Texts by key. */
export interface Translate {
  /** The text, filled in. */
  <Key extends LabelKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** The text with unfilled placeholders, for code that fills it later. */
  template(key: LabelKey): string;
}

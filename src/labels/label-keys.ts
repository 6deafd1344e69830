import type { FillValues, WrittenNumber } from '../domain/fill-text.ts';
import type { eng as account } from './account/eng.ts';
import type { eng as api } from './api/eng.ts';
import type { eng as archive } from './archive/eng.ts';
import type { eng as bond_parts } from './bond_parts/eng.ts';
import type { eng as bonds } from './bonds/eng.ts';
import type { eng as curves } from './curves/eng.ts';
import type { eng as chart } from './chart/eng.ts';
import type { eng as clients } from './clients/eng.ts';
import type { eng as conformance } from './conformance/eng.ts';
import type { eng as currency } from './currency/eng.ts';
import type { eng as errors } from './errors/eng.ts';
import type { eng as gallery } from './gallery/eng.ts';
import type { eng as home } from './home/eng.ts';
import type { eng as indexes } from './indexes/eng.ts';
import type { eng as instruments } from './instruments/eng.ts';
import type { eng as phone } from './phone/eng.ts';
import type { eng as profile } from './profile/eng.ts';
import type { eng as quotes } from './quotes/eng.ts';
import type { eng as recovery } from './recovery/eng.ts';
import type { eng as requests } from './requests/eng.ts';
import type { eng as screens } from './screens/eng.ts';
import type { eng as search } from './search/eng.ts';
import type { eng as shell } from './shell/eng.ts';
import type { eng as signins } from './signins/eng.ts';
import type { eng as admin } from './admin/eng.ts';
import type { eng as audit } from './audit/eng.ts';
import type { eng as datastatus } from './datastatus/eng.ts';
import type { eng as desk } from './desk/eng.ts';
import type { eng as figures } from './figures/eng.ts';
import type { eng as inbox } from './inbox/eng.ts';
import type { eng as site } from './site/eng.ts';
import type { eng as texts } from './texts/eng.ts';
import type { eng as users } from './users/eng.ts';
import type { eng as widgets } from './widgets/eng.ts';

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
  ? { [Key in keyof T]: T[Key] extends `${string}{count|${string}` ? Key : never }[keyof T]
  : never;

/** Keys whose texts depend on a number: `{count|one=…|other=…}`. */
type PluralKey = DistributedPluralKeys<Repository>;

/** The values that a text needs: a text with plural forms needs the number for them. */
type ValuesFor<Key extends LabelKey> = Key extends PluralKey
  ? [values: FillValues & { readonly count: number | WrittenNumber }]
  : [values?: FillValues];

/** Texts by key. */
export interface Translate {
  /** The text, filled in. */
  <Key extends LabelKey>(key: Key, ...values: ValuesFor<Key>): string;
  /** The text with its places unfilled, for code that fills it later. */
  template(key: LabelKey): string;
}

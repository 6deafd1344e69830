import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DayCount } from '../domain/bonds/day-count.ts';
import type { CouponType, Seniority } from '../domain/bonds/term-words.ts';
import type { IdentifierScheme } from '../domain/instruments/identifier.ts';

/**
 * Row types of the tables, written by hand after the migrations; `schema.test.ts` compares them
 * with the migrated database.
 */

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** `YYYY-MM-DD`: the pool reads dates as text, so no time zone can move them. */
type DateText = string;
/** Also text; the type name distinguishes it from other text. */
type Uuid = string;
/** Text, because it has 64 bits. */
type TransactionNumber = string;
/** Only searched, never read. */
type SearchVector = string;
/** Exact decimal text. */
type Numeric = ColumnType<string, string | number, string | number>;
/** Any JSON, written as its text, so that a string keeps its quotation marks. */
type Json = ColumnType<unknown, string, string>;

export type InstrumentKind = 'bond' | 'stock' | 'etf' | 'index' | 'currency';
type CorporateActionKind =
  | 'split'
  | 'dividend'
  | 'fixing'
  | 'nominal'
  | 'rename'
  | 'merger'
  | 'spin_off'
  | 'rights';
/** Texts by language code, at least one (`pickName` chooses). */
export type NameByLanguage = Record<string, string>;
/** The same for texts of the portal itself; English is always present. */
type TextByLanguage = NameByLanguage & { eng: string };

interface DataSourceTable {
  code: string;
  name: string;
  is_demo: Generated<boolean>;
  last_import_at: Timestamp | null;
  licence: string | null;
  attribution: string | null;
  /** Whether its values may be downloaded. */
  allows_files: Generated<boolean>;
  /** Of sources with the same rating, the smallest is shown. */
  precedence: Generated<number>;
  /** Whether its data may be loaded. */
  is_enabled: Generated<boolean>;
  terms_url: string | null;
}

interface SourceInstrumentTable {
  source_code: string;
  source_id: string;
  instrument_id: number;
}

interface LoadRunTable {
  id: Generated<number>;
  source_code: string;
  load: string;
  started_at: GeneratedTimestamp;
  seen_at: GeneratedTimestamp;
  ended_at: Timestamp | null;
  rows_read: Generated<number>;
  rows_new: Generated<number>;
  rows_changed: Generated<number>;
  rows_refused: Generated<number>;
  error: string | null;
  steps_done: Generated<number>;
  steps_total: Generated<number>;
}

interface IdentifierTable {
  id: Generated<number>;
  instrument_id: number | null;
  issuer_id: number | null;
  scheme: IdentifierScheme;
  value: string;
  valid_from: DateText | null;
  valid_to: DateText | null;
}

interface InstrumentTable {
  id: Generated<number>;
  source_code: string;
  kind: InstrumentKind;
  name: NameByLanguage;
  /** Copies of the currently valid identifiers, maintained by the database. */
  isin: string | null;
  ticker: string | null;
  issuer_id: number | null;
  currency: string | null;
  category: string | null;
  status: Generated<'active' | 'matured' | 'withdrawn'>;
  importance: Generated<number>;
  /** Removed from the portal by an operator. */
  is_hidden: Generated<boolean>;
  venue: string | null;
}

interface SubregionTable {
  id: number;
  label: string;
  position: number;
}

interface CurrencyPairTable {
  instrument_id: number;
  base: string;
  quote: string;
  subregion_id: number;
  periodicity: number;
}

interface IssuerTable {
  id: Generated<number>;
  source_code: string;
  name: NameByLanguage;
  /** Null: unknown, like the sector. */
  country: string | null;
  sector: string | null;
  status: Generated<'active' | 'liquidated'>;
}

interface BondTable {
  instrument_id: number;
  coupon_type: CouponType;
  /** Null here, as in the next five except the maturity: the source doesn't know the term. */
  coupon_rate: Numeric | null;
  coupons_per_year: number | null;
  day_count: DayCount | null;
  issued_on: DateText | null;
  /** Null for a perpetual. */
  matures_on: DateText | null;
  face_value: Numeric | null;
  amount_issued: Numeric | null;
  seniority: Generated<Seniority>;
  guarantor_id: number | null;
  smallest_lot: Numeric | null;
  amount_outstanding: Numeric | null;
  issue_price: Numeric | null;
  governing_law: string | null;
  listing: string | null;
  first_coupon_on: DateText | null;
  settlement_days: Generated<number>;
  business_days: Generated<string>;
  ex_coupon_days: number | null;
  /** It trades without accrued interest from this day on. */
  flat_from: DateText | null;
  index_name: string | null;
  index_margin: Numeric | null;
  index_ratio: Numeric | null;
  index_ratio_on: DateText | null;
  base_index: Numeric | null;
  has_deflation_floor: boolean | null;
  /** The current rate of a floating coupon applies from this day on. */
  coupon_fixed_from: DateText | null;
  missed_coupon_on: DateText | null;
  is_green: Generated<boolean>;
}

interface ReferenceIndexTable {
  name: string;
  /** The first day of its month. */
  month: DateText;
  value: Numeric;
  source_code: string;
}

interface BondCouponStepTable {
  instrument_id: number;
  from_day: DateText;
  rate: Numeric;
}

interface CurveTable {
  id: Generated<number>;
  source_code: string;
  country: string;
  currency: string;
  origin: 'fitted' | 'imported';
  is_benchmark: Generated<boolean>;
}

interface CurveDayTable {
  curve_id: number;
  day: DateText;
  beta0: number;
  beta1: number;
  beta2: number;
  beta3: number;
  tau1: number;
  tau2: number;
  bonds: number | null;
  longest: number | null;
  error: number | null;
}

/** What the rates of a published curve mean. */
interface CurveConventionTable {
  curve_id: number;
  kind: 'par' | 'zero';
  /** Times a year; 0 is continuous. */
  compounding: number;
  day_count: DayCount | null;
}

interface CurvePointTable {
  curve_id: number;
  kind: 'par' | 'zero';
  day: DateText;
  /** `10Y`, `18M`, `2W`, `1D`. */
  tenor: string;
  /** Percent per year. */
  rate: Numeric;
}

interface CorporateActionTable {
  id: Generated<number>;
  source_code: string;
  instrument_id: number;
  kind: CorporateActionKind;
  source_id: string | null;
  ex_on: DateText;
  record_on: DateText | null;
  paid_on: DateText | null;
  is_projected: Generated<boolean>;
  amount: Numeric | null;
  currency: string | null;
  /** Three for two: 3 and 2. */
  ratio_new: Numeric | null;
  ratio_old: Numeric | null;
  other_instrument_id: number | null;
  note: string | null;
}

/** A line of a fund's holdings on a day. */
interface FundHoldingTable {
  id: Generated<number>;
  source_code: string;
  fund_id: number;
  day: DateText;
  instrument_id: number | null;
  name: string | null;
  identifier: string | null;
  /** Percent of net assets. */
  weight: Numeric | null;
  quantity: Numeric | null;
  value: Numeric | null;
  currency: string | null;
}

/** When an instrument was a member of an index. */
interface IndexMemberTable {
  id: Generated<number>;
  source_code: string;
  index_id: number;
  instrument_id: number | null;
  name: string | null;
  identifier: string | null;
  from_day: DateText | null;
  /** The first day on which it is no longer a member. */
  to_day: DateText | null;
}

interface IndexWeightTable {
  member_id: number;
  day: DateText;
  /** Percent. */
  weight: Numeric;
}

interface FiguresDueTable {
  series_id: number;
  from_day: DateText | null;
  noted_at: GeneratedTimestamp;
  /** Whether a curve may have to be fitted first. */
  needs_curve: Generated<boolean>;
}

interface RatingTable {
  id: Generated<number>;
  source_code: string;
  issuer_id: number | null;
  instrument_id: number | null;
  agency: string;
  rated_on: DateText;
  grade: string;
  /** `international`, or the country of a national scale. */
  scale: Generated<string>;
  notch: number | null;
  outlook: 'positive' | 'stable' | 'negative' | 'developing' | null;
}

interface BondAmortisationTable {
  instrument_id: number;
  paid_on: DateText;
  /** Percent of the face value. */
  share: Numeric;
}

interface CalendarDayTable {
  calendar: string;
  day: DateText;
  is_open: boolean;
  note: Generated<string>;
}

interface CalendarDueTable {
  calendar: string;
  /** The last series recorded in figures_due. */
  after_series: Generated<number>;
  noted_at: GeneratedTimestamp;
}

interface BondOptionTable {
  instrument_id: number;
  exercised_on: DateText;
  kind: 'put' | 'call';
  price: Numeric;
}

interface SeriesTable {
  id: Generated<number>;
  instrument_id: number;
  field: Generated<string>;
  source_code: string;
  /** If several sources have the same series, this marks the shown one. */
  is_preferred: Generated<boolean>;
  decimals: Generated<number>;
  unit: Generated<string>;
  shape_seed: Generated<Uuid>;
  /** What the source has adjusted its values for. */
  adjustment: Generated<'raw' | 'split' | 'total'>;
  is_realtime: Generated<boolean>;
  last_day: DateText | null;
  last_value: Numeric | null;
  previous_day: DateText | null;
  previous_value: Numeric | null;
  intraday_at: Timestamp | null;
  intraday_value: Numeric | null;
  revision: Generated<number>;
}

interface QuoteYearTable {
  series_id: number;
  year: number;
  points: Buffer;
}

interface SeriesChangeTable {
  id: Generated<number>;
  series_id: number;
  run_id: number | null;
  written_at: GeneratedTimestamp;
  changes: Buffer;
}

interface SourceDocumentTable {
  id: Generated<number>;
  source_code: string;
  name: string;
  sha256: Buffer;
  bytes: number;
  received_at: GeneratedTimestamp;
}

interface SourceDocumentPartTable {
  document_id: number;
  part: number;
  bytes: Buffer;
}

interface ImportRunTable {
  id: Generated<number>;
  source_code: string;
  kind: string;
  document_id: number | null;
  recipe: Json;
  errors: 'reject' | 'skip';
  state: Generated<'reading' | 'checked' | 'writing' | 'done' | 'failed' | 'undone'>;
  rows_read: Generated<number>;
  counts: Json | null;
  digest: Buffer | null;
  error: string | null;
  account_id: number | null;
  run_id: number | null;
  undone_by: number | null;
  started_at: GeneratedTimestamp;
  seen_at: GeneratedTimestamp;
  ended_at: Timestamp | null;
}

interface ImportRejectTable {
  import_id: number;
  line: number;
  column_name: Generated<string>;
  value: string | null;
  reason: string;
}

interface HeldValueTable {
  id: Generated<number>;
  import_id: number;
  series_id: number;
  day: DateText;
  value: Numeric;
  expected: Numeric | null;
  reason: string;
  line: number | null;
  held_at: GeneratedTimestamp;
  decided_at: Timestamp | null;
  decided_by: number | null;
  is_accepted: boolean | null;
}

interface IntradayQuoteTable {
  series_id: number;
  at: Timestamp;
  value: Numeric;
}

interface ExchangeTable {
  id: Generated<number>;
  source_code: string;
  mic: string;
  name: NameByLanguage;
}

interface ContractTable {
  id: Generated<number>;
  exchange_id: number;
  code: string;
  name: NameByLanguage;
  currency: string;
  price_unit: Generated<string>;
  decimals: Generated<number>;
  tick: Numeric | null;
  size: Numeric;
  size_unit: string | null;
  settled: string | null;
}

interface ContractExpiryTable {
  id: Generated<number>;
  exchange_id: number;
  symbol: string;
  expires_on: DateText;
  contract_id: number;
}

interface AccountTable {
  id: Generated<number>;
  email: string;
  name: string;
  password_hash: string | null;
  access_level: number | null;
  is_operator: Generated<boolean>;
  is_demo: Generated<boolean>;
  language: Generated<string>;
  theme: 'light' | 'dark' | 'system' | null;
  created_at: GeneratedTimestamp;
  user_handle: Generated<Uuid>;
  phone: string | null;
  phone_confirmed_at: Timestamp | null;
  second_step: 'code' | 'passkey' | null;
  /** Null until the owner has confirmed the address. */
  email_confirmed_at: GeneratedTimestamp | null;
  hints: Generated<boolean>;
  blocked_at: Timestamp | null;
  block_reason: string | null;
  last_seen_at: Timestamp | null;
  /** The operators' search vector. */
  words: GeneratedAlways<SearchVector> | null;
}

interface SessionTable {
  token_hash: Buffer;
  account_id: number;
  created_at: GeneratedTimestamp;
  last_seen_at: GeneratedTimestamp;
  expires_at: Timestamp;
  address: string;
  user_agent: string;
  id: Generated<Uuid>;
  confirmed_at: Timestamp | null;
}

interface ApiTokenTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  token_hash: Buffer;
  hint: string;
  scopes: string[];
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  last_used_at: Timestamp | null;
}

interface OneTimeLinkTable {
  token_hash: Buffer;
  purpose: string;
  expires_at: Timestamp;
  account_id: number | null;
  payload: Generated<LinkPayload>;
}

/** The data of a link besides its purpose, such as an address that it confirms. */
export type LinkPayload = Record<string, string>;

interface AccountIdentityTable {
  issuer: string;
  subject: string;
  account_id: number;
  created_at: GeneratedTimestamp;
}

interface OpenIdAttemptTable {
  token_hash: Buffer;
  state: string;
  nonce: string;
  verifier: string;
  next: string;
  origin_page: string;
  account_id: number | null;
  expires_at: Timestamp;
}

interface MessageTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  purpose: string;
  subject: string | null;
  /** Deleted once it has been delivered or has expired. */
  body: string | null;
  account_id: number | null;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  tries: Generated<number>;
  next_try_at: GeneratedTimestamp;
  sent_at: Timestamp | null;
  error: string | null;
  /** The server's reply when it accepted the message. */
  answer: string | null;
}

interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  backed_up: boolean;
  created_at: GeneratedTimestamp;
  last_used_at: Timestamp | null;
}

interface RecoveryCodeTable {
  account_id: number;
  code_hash: Buffer;
  created_at: GeneratedTimestamp;
}

interface WebauthnChallengeTable {
  challenge: Buffer;
  purpose: 'register' | 'sign-in' | 'confirm' | 'second-step';
  browser_hash: Buffer;
  account_id: number | null;
  expires_at: Timestamp;
}

interface TariffTable {
  id: number;
  name: NameByLanguage;
  price: Numeric | null;
  currency: string | null;
  per: string | null;
  position: Generated<number>;
  opens: Generated<string[]>;
  has_contact_person: Generated<boolean>;
  is_offered: Generated<boolean>;
  is_demo: Generated<boolean>;
}

interface AccountTariffTable {
  id: Generated<number>;
  account_id: number;
  tariff_id: number;
  starts_at: GeneratedTimestamp;
  ends_at: Timestamp | null;
  granted_by: number | null;
  created_at: GeneratedTimestamp;
}

interface ContactPersonTable {
  id: Generated<number>;
  name: string;
  position: Generated<number>;
  is_on: Generated<boolean>;
  is_demo: Generated<boolean>;
}

interface AccessRequestTable {
  id: Generated<number>;
  account_id: number;
  tariff_id: number;
  kind: string;
  contact_person_id: number | null;
  comment: string | null;
  state: Generated<string>;
  created_at: GeneratedTimestamp;
  seen_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by: number | null;
  reason: string | null;
}

interface TicketTable {
  id: Generated<number>;
  account_id: number;
  subject: string;
  state: Generated<string>;
  assigned_to: number | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

interface TicketMessageTable {
  id: Generated<number>;
  ticket_id: number;
  contacts_id: number | null;
  is_operator: boolean;
  text: string;
  status_id: Generated<number>;
  created_at: GeneratedTimestamp;
}

interface AttemptLimitTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970. */
  expire: number | null;
}

interface PendingSignInTable {
  token_hash: Buffer;
  account_id: number;
  expires_at: Timestamp;
  created_at: GeneratedTimestamp;
  way: Generated<'password' | 'openid'>;
}

interface PhoneCodeTable {
  account_id: number;
  purpose: 'phone' | 'sign-in';
  phone: string;
  /** Deleted once it has been used. */
  code_hash: string | null;
  tries_left: number;
  sent_at: GeneratedTimestamp;
  expires_at: Timestamp;
  pending_hash: Buffer | null;
}

interface MenuItemTable {
  id: Generated<number>;
  parent_id: number | null;
  menu_column: Generated<number>;
  position: number;
  /** The label with its name; null if an operator has written `texts`. */
  label: string | null;
  texts: TextByLanguage | null;
  url: string;
  target_blank: Generated<boolean>;
}

interface MenuDraftTable {
  account_id: number;
  base_version: string;
  /** The list of its entries (`src/domain/site/menu-entries.ts`). */
  entries: Json;
  changed_at: GeneratedTimestamp;
}

interface MenuClickTable {
  menu_item_id: number;
  day: DateText;
  viewer_kind: 'anonymous' | 'free' | 'paid';
  language: string;
  clicks: Generated<number>;
}

/** The texts of a banner in one language, as plain text. */
export type BannerText = Readonly<
  Record<'text', string> & Partial<Record<'title' | 'action', string>>
>;
/** By language code; English is always present. */
export type BannerTexts = Readonly<Record<string, BannerText>> & { readonly eng: BannerText };

interface BannerTable {
  id: Generated<number>;
  kind: 'bottom' | 'registration';
  variant: string;
  texts: BannerTexts;
  url: string | null;
  position: Generated<number>;
  weight: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  is_on: Generated<boolean>;
  is_demo: Generated<boolean>;
}

/** The values of a campaign by parameter name. */
export type CampaignValues = Readonly<Record<string, string>>;

interface RegistrationCampaignTable {
  account_id: number;
  values: CampaignValues;
  banner_variant: string | null;
  created_at: GeneratedTimestamp;
}

/** The old or new state of a change: numbers, states and texts of the portal itself. */
export type AuditValues = Readonly<Record<string, unknown>>;

interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: GeneratedTimestamp;
  actor_id: number | null;
  action: string;
  kind: string;
  target: string;
  before: AuditValues | null;
  after: AuditValues | null;
}

/** The accounts affected by an audit entry, if there are many. */
interface AuditAccountTable {
  account_id: number;
  entry_id: number;
  before: AuditValues | null;
}

interface LabelOverrideTable {
  language: string;
  key: string;
  text: string;
  changed_by: number | null;
  changed_at: GeneratedTimestamp;
}

interface SettingTable {
  key: string;
  value: Json;
  changed_at: GeneratedTimestamp;
  changed_by: number | null;
}

interface JobStatusTable {
  name: string;
  job_id: Uuid;
  state: 'running' | 'done' | 'failed' | 'stopped';
  started_at: GeneratedTimestamp;
  ended_at: Timestamp | null;
  error: string | null;
  steps_done: Generated<number>;
  steps_total: Generated<number>;
  is_stop_asked: Generated<boolean>;
}

interface DataFindingTable {
  series_id: number;
  kind: 'stale' | 'gap' | 'jump';
  since: DateText;
  amount: number;
  found_at: GeneratedTimestamp;
  seen_at: Timestamp;
  accepted_at: Timestamp | null;
  accepted_by: number | null;
  accepted_reason: string | null;
}

interface StorageDayTable {
  day: DateText;
  bytes: number;
}

interface InvitationTable {
  id: Generated<number>;
  email: string;
  access_level: number | null;
  language: string;
  token_hash: Buffer;
  invited_by: number | null;
  created_at: GeneratedTimestamp;
  sent_at: GeneratedTimestamp;
  expires_at: Timestamp;
  is_operator: Generated<boolean>;
}

interface InvitationTariffTable {
  invitation_id: number;
  tariff_id: number;
  ends_at: Timestamp | null;
}

interface DayFigureTable {
  day: DateText;
  figure: 'sign_in' | 'missed_search' | 'api_call';
  part: string;
  number: number;
}

interface MissedSearchTable {
  day: DateText;
  language: string;
  term: string;
  searches: number;
}

interface TokenCallTable {
  token_id: number;
  day: DateText;
  account_id: number;
  calls: number;
  refused: number;
}

interface HandEditTable {
  id: GeneratedAlways<number>;
  instrument_id: number | null;
  issuer_id: number | null;
  /** `status`, `name.deu`, `bond.coupon_rate`, `identifiers.isin`. */
  field: string;
  value: Json;
  /** The source's value; until a load brings another, the previous value. */
  source_value: Json;
  source_at: Timestamp | null;
  edited_by: number | null;
  edited_at: GeneratedTimestamp;
}

/** The ids of merged duplicates, which no longer exist. */
interface MergedTable {
  id: number;
  into_id: number;
  merged_at: GeneratedTimestamp;
}

interface ShareTable {
  instrument_id: number;
  shares_outstanding: Numeric | null;
}

interface FundTable {
  instrument_id: number;
  expense_ratio: Numeric | null;
  net_assets: Numeric | null;
  pays_out: Generated<boolean>;
}

/** One row for each instrument or issuer; migration 0037 explains the columns. */
interface ScreenRowTable {
  kind: 'bond' | 'stock' | 'etf' | 'index' | 'company';
  id: number;
  changed: Generated<TransactionNumber>;
  is_shown: boolean;
  name: NameByLanguage;
  code: string | null;
  isin: string | null;
  issuer_id: number | null;
  issuer_name: NameByLanguage | null;
  country: string | null;
  currency: string | null;
  sector: string | null;
  issuer_type: 'state' | 'municipal' | 'financial' | 'corporate' | null;
  category: string | null;
  status: string;
  venue: string | null;
  importance: number;
  source_code: string | null;
  series_id: number | null;
  coupon_type: string | null;
  coupon: Numeric | null;
  issued_on: DateText | null;
  matures_on: DateText | null;
  seniority: string | null;
  options: Generated<string[]>;
  amount: Numeric | null;
  denomination: Numeric | null;
  expense_ratio: Numeric | null;
  bonds: number | null;
  stocks: number | null;
  last_day: DateText | null;
  price: Numeric | null;
  decimals: number | null;
  day_change: Numeric | null;
  month_change: Numeric | null;
  year_change: Numeric | null;
  yield: Numeric | null;
  duration: Numeric | null;
  spread: Numeric | null;
  notch: number | null;
  size: Numeric | null;
  month_close: Numeric | null;
  year_close: Numeric | null;
  revision: number | null;
  changes_due: Generated<boolean>;
  unit: string | null;
  maturity_yield: Numeric | null;
  maturity_duration: Numeric | null;
  maturity_spread: Numeric | null;
  workout: 'maturity' | 'call' | 'put' | 'perpetual' | null;
  workout_on: DateText | null;
}

interface SavedScreenTable {
  id: Generated<number>;
  account_id: number;
  kind: 'bonds' | 'stocks' | 'etf' | 'indexes' | 'company';
  name: string;
  query: string;
  saved_at: GeneratedTimestamp;
}

/** The tables that code reads through Kysely; bulk loaders use plain SQL for the others. */
export interface Database {
  data_source: DataSourceTable;
  source_instrument: SourceInstrumentTable;
  load_run: LoadRunTable;
  identifier: IdentifierTable;
  instrument: InstrumentTable;
  issuer: IssuerTable;
  bond: BondTable;
  bond_amortisation: BondAmortisationTable;
  bond_option: BondOptionTable;
  calendar_day: CalendarDayTable;
  calendar_due: CalendarDueTable;
  bond_coupon_step: BondCouponStepTable;
  reference_index: ReferenceIndexTable;
  curve: CurveTable;
  curve_day: CurveDayTable;
  curve_convention: CurveConventionTable;
  curve_point: CurvePointTable;
  corporate_action: CorporateActionTable;
  fund_holding: FundHoldingTable;
  index_member: IndexMemberTable;
  index_weight: IndexWeightTable;
  figures_due: FiguresDueTable;
  rating: RatingTable;
  subregion: SubregionTable;
  currency_pair: CurrencyPairTable;
  series: SeriesTable;
  quote_year: QuoteYearTable;
  series_change: SeriesChangeTable;
  source_document: SourceDocumentTable;
  source_document_part: SourceDocumentPartTable;
  import_run: ImportRunTable;
  import_reject: ImportRejectTable;
  held_value: HeldValueTable;
  intraday_quote: IntradayQuoteTable;
  exchange: ExchangeTable;
  contract: ContractTable;
  contract_expiry: ContractExpiryTable;
  account: AccountTable;
  session: SessionTable;
  api_token: ApiTokenTable;
  one_time_link: OneTimeLinkTable;
  account_identity: AccountIdentityTable;
  openid_attempt: OpenIdAttemptTable;
  message: MessageTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  webauthn_challenge: WebauthnChallengeTable;
  tariff: TariffTable;
  account_tariff: AccountTariffTable;
  contact_person: ContactPersonTable;
  access_request: AccessRequestTable;
  ticket: TicketTable;
  ticket_message: TicketMessageTable;
  attempt_limit: AttemptLimitTable;
  pending_sign_in: PendingSignInTable;
  phone_code: PhoneCodeTable;
  menu_item: MenuItemTable;
  menu_draft: MenuDraftTable;
  menu_click: MenuClickTable;
  banner: BannerTable;
  registration_campaign: RegistrationCampaignTable;
  audit_entry: AuditEntryTable;
  audit_account: AuditAccountTable;
  label_override: LabelOverrideTable;
  setting: SettingTable;
  job_status: JobStatusTable;
  data_finding: DataFindingTable;
  storage_day: StorageDayTable;
  invitation: InvitationTable;
  invitation_tariff: InvitationTariffTable;
  day_figure: DayFigureTable;
  missed_search: MissedSearchTable;
  token_call: TokenCallTable;
  hand_edit: HandEditTable;
  merged_instrument: MergedTable;
  merged_issuer: MergedTable;
  share: ShareTable;
  fund: FundTable;
  screen_row: ScreenRowTable;
  saved_screen: SavedScreenTable;
}

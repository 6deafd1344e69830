import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import type { ScreenKind } from '../../../../domain/screens/screen-fields.ts';
import type { Labels } from '../../../../labels/labels.ts';
import { drawCard, type Card } from '../../../engines/cards/draw-card.ts';
import { Gate } from '../../../core/http/admission.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import type { HelpSlug } from '../../../../domain/site/help-articles.ts';
import { countryIn, nameIn } from '../../../engines/quotes/names.ts';
import type { SiteSettings } from '../../../core/settings/site-settings.ts';
import type { HelpLibrary } from '../help/help-library.ts';
import { findSubject } from './card-store.ts';

/** A card takes about 20 KB. */
const MAX_CARDS = 100;
const CARD_MS = 10 * 60_000;

const KIND_LABELS = {
  bonds: 'instrument_kind_bond',
  stocks: 'instrument_kind_stock',
  etf: 'instrument_kind_etf',
  indexes: 'index_name',
  company: 'instrument_issuer',
} as const satisfies Record<ScreenKind, string>;

interface CardOptions {
  readonly db: Db;
  readonly now: Clock;
  readonly labels: Labels;
  readonly settings: SiteSettings;
  readonly help: HelpLibrary;
}

/** A page with its own card, or the whole site. */
export type CardName =
  | { readonly kind: ScreenKind; readonly id: number }
  | { readonly article: HelpSlug }
  | 'site';

/**
 * The pictures that social networks show with a link. They are the same for everybody: a card
 * depends only on its URL, not on the session or the browser's language.
 */
export class Cards {
  readonly #options: CardOptions;
  readonly #cards = new LRUCache<string, Promise<Buffer>>({ max: MAX_CARDS, ttl: CARD_MS });
  /** Drawing takes a processor, so cards are drawn one at a time. */
  readonly #gate = new Gate(1);

  constructor(options: CardOptions) {
    this.#options = options;
  }

  has(name: CardName, language: Language): boolean {
    return this.#cards.has(keyFor(name, language));
  }

  /** Returns a PNG; throws if there is no such page. */
  get(name: CardName, language: Language, isGone: () => boolean): Promise<Buffer> {
    const key = keyFor(name, language);
    const known = this.#cards.get(key);
    if (known) return known;
    const card = this.#drawCard(name, language, isGone);
    this.#cards.set(key, card);
    card.catch(() => {
      if (this.#cards.peek(key) === card) this.#cards.delete(key);
    });
    return card;
  }

  /** Later cards use the current content of the database. */
  forget(): void {
    this.#cards.clear();
  }

  async #drawCard(name: CardName, language: Language, isGone: () => boolean): Promise<Buffer> {
    const { settings } = this.#options;
    const words = await this.#describePage(name, language);
    const card = {
      siteName: settings.current.siteName,
      hasLogo: settings.logo === null,
      ...words,
    };
    const claim = { isSignedIn: () => false, isGone };
    return this.#gate.run(claim, () => drawCard(card));
  }

  #describePage(name: CardName, language: Language): Promise<CardWords> {
    if (name === 'site') return Promise.resolve(this.#describeSite(language));
    if ('article' in name) return this.#describeArticle(name.article, language);
    return this.#describe(name.kind, name.id, language);
  }

  async #describe(kind: ScreenKind, id: number, language: Language): Promise<CardWords> {
    const { db, now } = this.#options;
    const subject = await findSubject(db, kind, id, todayAt(now()));
    if (!subject) throw new ApiError('not_found');
    const { name, issuer, code, currency, country, shape } = subject;
    const place = country && countryIn(language, country);
    const facts = [this.#text(KIND_LABELS[kind], language), code, currency, place];
    return {
      facts: facts.filter((fact) => fact !== null),
      name: nameIn(language, name),
      issuer: issuer && nameIn(language, issuer),
      shape,
    };
  }

  #describeSite(language: Language): CardWords {
    return { facts: [], name: this.#text('footer_tagline', language), issuer: null, shape: [] };
  }

  async #describeArticle(wanted: HelpSlug, language: Language): Promise<CardWords> {
    const articles = await this.#options.help.articles(language);
    const { title } = articles.find(({ slug }) => slug === wanted)!;
    return { facts: [this.#text('menu_help', language)], name: title, issuer: null, shape: [] };
  }

  #text(key: string, language: Language): string {
    const { labels } = this.#options;
    return labelText({ language, showsLabelKeys: false, labels }, key);
  }
}

type CardWords = Omit<Card, 'siteName' | 'hasLogo'>;

function keyFor(name: CardName, language: Language): string {
  if (name === 'site') return `${name} ${language}`;
  return `${'article' in name ? `help/${name.article}` : `${name.kind}/${name.id}`} ${language}`;
}

import { abilitiesFor } from '../../../../access/viewer.ts';
import type { getRegistrationBanner, OfferBar } from '../../../../contracts/site/offers.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { Shell } from '../../../../contracts/core/page.ts';
import type { Db } from '../../../../db/connect.ts';
import type { SettingValues } from '../../../../contracts/admin/settings.ts';
import { wordsIn } from '../../../../domain/site/banner-rules.ts';
import { mobileStore, type MobileStore } from '../../../../domain/site/mobile-store.ts';
import type { OfferKind } from '../../../../domain/site/offer-closing.ts';
import { pickByWeight } from '../../../../domain/site/pick-by-weight.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { CachedRead } from '../../../core/cache/cached-read.ts';
import { labelText, type Reader } from '../../../core/labels/label-text.ts';
import { readBanners } from './store.ts';

type Banner = Awaited<ReturnType<typeof readBanners>>[number];
type Offers = Pick<Shell, 'offerBar' | 'invitesToRegister'>;
type RegistrationBanner = Answer<typeof getRegistrationBanner>;
/** The viewer of the page. */
type Visitor = Pick<
  RequestContext,
  'viewer' | 'language' | 'showsLabelKeys' | 'labels' | 'userAgent'
>;

export const NO_OFFERS: Offers = { offerBar: null, invitesToRegister: false };

interface OfferParts {
  readonly settings: { readonly current: Pick<SettingValues, 'iosApp' | 'androidApp'> };
  readonly nowMs: () => number;
}

/** The offers shown around every page. */
export class OfferService {
  readonly #banners: CachedRead<Banner[]>;
  readonly #settings: OfferParts['settings'];
  readonly #nowMs: () => number;

  constructor(db: Db, { settings, nowMs }: OfferParts) {
    this.#banners = new CachedRead(() => readBanners(db));
    this.#settings = settings;
    this.#nowMs = nowMs;
  }

  async offersFor(visitor: Visitor, hasClosed: (kind: OfferKind) => boolean): Promise<Offers> {
    const banners = await this.#presentBanners();
    // One bar at a time: the one with the smaller audience goes first.
    const app = hasClosed('app') ? null : this.#appBar(visitor);
    const bottom = banners.find(({ kind }) => kind === 'bottom');
    return {
      offerBar: app ?? (bottom && !hasClosed('bottom') ? bottomBar(bottom, visitor) : null),
      invitesToRegister: isInvited(visitor) && banners.some(isVariant),
    };
  }

  /** A variant of the registration banner, if the rules allow one for this visitor. */
  async registrationBanner(visitor: Visitor): Promise<RegistrationBanner> {
    const variants = isInvited(visitor) ? (await this.#presentBanners()).filter(isVariant) : [];
    const picked = pickByWeight(variants);
    if (!picked) return { banner: null };
    const { title, text, action } = picked.texts.eng;
    return {
      banner: {
        variant: picked.variant,
        title: title ?? labelText(visitor, 'register'),
        text,
        action: action ?? labelText(visitor, 'register'),
        close: labelText(visitor, 'offer_close'),
      },
    };
  }

  /** The next visitor gets the current content of the database. */
  forget(): void {
    this.#banners.forget();
  }

  async #presentBanners(): Promise<Banner[]> {
    const now = this.#nowMs();
    return (await this.#banners.get()).filter(
      ({ startsAt, endsAt }) =>
        (startsAt === null || startsAt.getTime() <= now) &&
        (endsAt === null || now < endsAt.getTime()),
    );
  }

  /** For accounts on a device for which the operator has an app. */
  #appBar(visitor: Visitor): OfferBar | null {
    const store = abilitiesFor(visitor.viewer).isSignedIn ? mobileStore(visitor.userAgent) : null;
    if (store === null) return null;
    const { iosApp, androidApp } = this.#settings.current;
    const url = store === 'ios' ? iosApp : androidApp;
    if (url === null) return null;
    return appBar(visitor, store, url);
  }
}

/** The bar that offers an app, in the reader's language. */
export function appBar(reader: Reader, store: MobileStore, url: string): OfferBar {
  return {
    kind: 'app',
    name: labelText(reader, 'app_offer'),
    title: null,
    text: labelText(reader, store === 'ios' ? 'app_offer_ios' : 'app_offer_android'),
    link: { url, text: labelText(reader, 'app_offer_get') },
    language: reader.language,
    close: labelText(reader, 'offer_close'),
  };
}

/** The registration banner is for visitors who read English. */
function isInvited({ viewer, language }: Visitor): boolean {
  return language === 'eng' && !abilitiesFor(viewer).isSignedIn;
}

function isVariant({ kind, weight }: Banner): boolean {
  return kind === 'registration' && weight > 0;
}

function bottomBar({ texts, url, isDemo }: Banner, visitor: Visitor): OfferBar {
  const [words, language] = wordsIn(texts, visitor.language);
  return {
    kind: 'bottom',
    // Every page says that its data is invented; this one explains it at length.
    ...(isDemo && { isOnHomeOnly: true }),
    name: labelText(visitor, 'bottom_banner'),
    title: words.title ?? null,
    text: words.text,
    link: url === null ? null : { url, text: words.action ?? url },
    language,
    close: labelText(visitor, 'offer_close'),
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../domain/language.ts';
import { todayAt, type Clock } from '../../../domain/now.ts';
import { SCREEN_KINDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { drawCard, type Card } from '../../cards/draw-card.ts';
import { Gate } from '../../http/admission.ts';
import { isGone } from '../../http/context-factory.ts';
import { refuseOtherMethods } from '../../http/mount.ts';
import type { PageBudget } from '../../http/page-budget.ts';
import { startPublicFile } from '../../http/public-file.ts';
import { labelText } from '../../label-text.ts';
import { countryIn, nameIn } from '../../market/names.ts';
import { findSubject } from './card-store.ts';

const URL = '/cards/:kind/:file';
/** Of pages that have no card of their own. */
const SITE_URL = '/cards/site.png';
const FILE_NAME = /^([1-9]\d{0,8})\.png$/;
const KEPT_SECONDS = 3600;
/** A card has some 60 KB. */
const MOST_CARDS = 100;
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
  readonly budget: PageBudget;
}

/**
 * The pictures that social networks show beside a link. They are the same for everybody: what a
 * card says depends on nothing but its address, so nobody's session or language is asked.
 */
export function cardRoutes(app: FastifyInstance, options: CardOptions): { forget(): void } {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_CARDS, ttl: CARD_MS });
  // Drawing takes the thread that serves, so it is done one by one.
  const gate = new Gate(1);

  get(URL, (request) => {
    const { kind, id } = readAddress(request);
    return { key: `${kind}/${id}`, draw: (language) => drawSubject(request, kind, id, language) };
  });
  get(SITE_URL, (request) => ({ key: 'site', draw: (language) => drawSite(request, language) }));
  return { forget: () => kept.clear() };

  function get(
    url: string,
    read: (request: FastifyRequest) => {
      readonly key: string;
      readonly draw: (language: Language) => Promise<Buffer>;
    },
  ): void {
    app.get(url, { config: { needs: 'public' } }, async (request, reply) => {
      const { key: what, draw } = read(request);
      const { lang } = request.query as { lang?: unknown };
      const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
      const key = `${what} ${language}`;
      const known = kept.get(key);
      if (!known) await options.budget.spend(request.ip);
      const png = await (known ?? keep(key, () => draw(language)));
      const file = { type: 'image/png', keptSeconds: KEPT_SECONDS, version: png };
      return startPublicFile(request, reply, file).isKnown
        ? reply.code(304).send()
        : reply.send(png);
    });
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }

  function keep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const card = make();
    kept.set(key, card);
    card.catch(() => {
      if (kept.peek(key) === card) kept.delete(key);
    });
    return card;
  }

  async function drawSubject(
    request: FastifyRequest,
    kind: ScreenKind,
    id: number,
    language: Language,
  ): Promise<Buffer> {
    const subject = await findSubject(options.db, kind, id, todayAt(options.now()));
    if (!subject) throw new ApiError('not_found');
    const { name, issuer, code, currency, country, shape } = subject;
    const place = country && countryIn(language, country);
    const facts = [text(KIND_LABELS[kind], language), code, currency, place];
    return draw(request, {
      facts: facts.filter((fact) => fact !== null),
      name: nameIn(language, name),
      issuer: issuer && nameIn(language, issuer),
      shape,
    });
  }

  function drawSite(request: FastifyRequest, language: Language): Promise<Buffer> {
    const name = text('footer_tagline', language);
    return draw(request, { facts: [], name, issuer: null, shape: [] });
  }

  function draw(request: FastifyRequest, card: Omit<Card, 'siteName' | 'hasLogo'>) {
    const claim = { from: 'page', isSignedIn: () => false, isGone: () => isGone(request) } as const;
    const { current, logo } = app.settings;
    return gate.run(claim, () =>
      drawCard({ siteName: current.siteName, hasLogo: logo === null, ...card }),
    );
  }

  function text(key: string, language: Language): string {
    return labelText({ language, showsLabelKeys: false, labels: app.labels }, key);
  }
}

function readAddress({ params }: FastifyRequest) {
  const { kind, file } = params as { kind: string; file: string };
  const id = FILE_NAME.exec(file)?.[1];
  const known = SCREEN_KINDS.find((each) => each === kind);
  if (!known || id === undefined) throw new ApiError('not_found');
  return { kind: known, id: Number(id) };
}

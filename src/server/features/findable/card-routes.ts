import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../domain/language.ts';
import { todayAt, type Clock } from '../../../domain/now.ts';
import { SCREEN_KINDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { drawCard } from '../../cards/draw-card.ts';
import { Gate } from '../../http/admission.ts';
import { isGone } from '../../http/context-factory.ts';
import { refuseOtherMethods } from '../../http/mount.ts';
import type { PageBudget } from '../../http/page-budget.ts';
import { startPublicFile } from '../../http/public-file.ts';
import { labelText } from '../../label-text.ts';
import { nameIn } from '../../market/names.ts';
import { findSubject, type Subject } from './card-store.ts';

const URL = '/cards/:kind/:file';
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

  app.get(URL, { config: { needs: 'public' } }, async (request, reply) => {
    const { kind, id, language } = readAddress(request);
    const key = `${kind}/${id}/${language}`;
    const known = kept.get(key);
    if (!known) await options.budget.spend(request.ip);
    const card = known ?? keep(key, () => draw(request, kind, id, language));
    const png = await card;
    const file = { type: 'image/png', keptSeconds: KEPT_SECONDS, version: png };
    return startPublicFile(request, reply, file).isKnown ? reply.code(304).send() : reply.send(png);
  });
  refuseOtherMethods(app, URL, ['GET', 'HEAD']);
  return { forget: () => kept.clear() };

  function keep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const card = make();
    kept.set(key, card);
    card.catch(() => {
      if (kept.peek(key) === card) kept.delete(key);
    });
    return card;
  }

  async function draw(
    request: FastifyRequest,
    kind: ScreenKind,
    id: number,
    language: Language,
  ): Promise<Buffer> {
    const subject = await findSubject(options.db, kind, id, todayAt(options.now()));
    if (!subject) throw new ApiError('not_found');
    const claim = {
      from: 'page',
      isSignedIn: () => false,
      isGone: () => isGone(request),
    } as const;
    return gate.run(claim, () => drawCard(describe(subject, kind, language)));
  }

  function describe(subject: Subject, kind: ScreenKind, language: Language) {
    const { labels, settings } = app;
    const kindName = labelText({ language, showsLabelKeys: false, labels }, KIND_LABELS[kind]);
    return {
      siteName: settings.current.siteName,
      hasLogo: settings.logo === null,
      facts: [kindName, subject.code, subject.currency].filter((fact) => fact !== null),
      name: nameIn(language, subject.name),
      issuer: subject.issuer && nameIn(language, subject.issuer),
      shape: subject.shape,
    };
  }
}

function readAddress({ params, query }: FastifyRequest) {
  const { kind, file } = params as { kind: string; file: string };
  const { lang } = query as { lang?: unknown };
  const id = FILE_NAME.exec(file)?.[1];
  const known = SCREEN_KINDS.find((each) => each === kind);
  if (!known || id === undefined) throw new ApiError('not_found');
  return { kind: known, id: Number(id), language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE };
}

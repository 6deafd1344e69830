import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../domain/text/language.ts';
import { SCREEN_KINDS } from '../../../../domain/screens/screen-fields.ts';
import { findHelpSlug } from '../../../../domain/site/help-articles.ts';
import { isGone } from '../../../core/http/context-factory.ts';
import { refuseOtherMethods } from '../../../core/http/mount.ts';
import type { PageBudget } from '../../../core/http/page-budget.ts';
import { startPublicFile } from '../../../core/http/public-file.ts';
import type { CardName, Cards } from './cards.ts';

const PAGE_URL = '/cards/:kind/:file';
const HELP_URL = '/cards/help/:file';
const HELP_FILE_NAME = /^([a-z]{1,40})\.png$/;
/** For pages without a card of their own. */
const SITE_URL = '/cards/site.png';
const FILE_NAME = /^([1-9]\d{0,8})\.png$/;
const KEPT_SECONDS = 3600;

export function cardRoutes(app: FastifyInstance, cards: Cards, budget: PageBudget): void {
  mount(PAGE_URL, nameFromAddress);
  mount(HELP_URL, articleFromAddress);
  mount(SITE_URL, () => 'site');

  function mount(url: string, readName: (request: FastifyRequest) => CardName): void {
    app.get(url, { config: { needs: 'public', cost: 'page' } }, async (request, reply) => {
      const name = readName(request);
      const { lang } = request.query as { lang?: unknown };
      const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
      // A new card costs as much as a page.
      if (!cards.has(name, language)) await budget.spend(request.ip);
      const png = await cards.get(name, language, () => isGone(request));
      const file = { type: 'image/png', keptSeconds: KEPT_SECONDS, version: png };
      return startPublicFile(request, reply, file).isKnown
        ? reply.code(304).send()
        : reply.send(png);
    });
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }
}

function nameFromAddress({ params }: FastifyRequest): CardName {
  const { kind, file } = params as { kind: string; file: string };
  const id = FILE_NAME.exec(file)?.[1];
  const known = SCREEN_KINDS.find((each) => each === kind);
  if (!known || id === undefined) throw new ApiError('not_found');
  return { kind: known, id: Number(id) };
}

function articleFromAddress({ params }: FastifyRequest): CardName {
  const { file } = params as { file: string };
  const slug = findHelpSlug(HELP_FILE_NAME.exec(file)?.[1] ?? '');
  if (slug === undefined) throw new ApiError('not_found');
  return { article: slug };
}

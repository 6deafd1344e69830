import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../../contracts/errors.ts';
import { isLanguage } from '../../../domain/language.ts';
import { isLabelPart, KEYS_TAG, type LabelReader, type Labels } from '../../../labels/labels.ts';
import { refuseOtherMethods } from '../../http/mount.ts';

/** Not a parameter, which may not be as long as the names of all parts of a page. */
const URL = '/labels/:tag/*';
const SUFFIX = '.json';
const FOR_ALL = { config: { needs: 'public' } } as const;
/** A page declares fewer parts than this. */
const MAX_PARTS = 50;

/**
 * Parts of the labels as files for browsers. Their address changes with any text, so they are kept
 * for good; they are for everybody.
 */
export function labelFiles(app: FastifyInstance, labels: Labels): void {
  app.get<{ Params: { tag: string; '*': string } }>(URL, FOR_ALL, async ({ params }, reply) => {
    const reader = readerOfTag(params.tag);
    const parts = partsOfFile(params['*']);
    if (!reader || !parts) throw new ApiError('not_found');
    return sendFile(reply, labels, reader, parts, params.tag);
  });
  refuseOtherMethods(app, URL, ['GET', 'HEAD']);
}

function sendFile(
  reply: FastifyReply,
  labels: Labels,
  reader: LabelReader,
  parts: readonly string[],
  tag: string,
): FastifyReply {
  // An older or newer version: another process knows texts that this one does not know yet.
  const isThisVersion = tag === labels.tag(reader);
  return reply
    .header('cache-control', isThisVersion ? 'public, max-age=31536000, immutable' : 'no-store')
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(labels.page(reader, parts).texts));
}

function readerOfTag(tag: string): LabelReader | null {
  if (tag === KEYS_TAG) return { language: 'eng', showsLabelKeys: true };
  const language = tag.split('-', 1)[0];
  return isLanguage(language) ? { language, showsLabelKeys: false } : null;
}

function partsOfFile(file: string): string[] | null {
  if (!file.endsWith(SUFFIX)) return null;
  const parts = file.slice(0, -SUFFIX.length).split('+');
  const isKnown = parts.length <= MAX_PARTS && parts.every((part) => isLabelPart(part));
  return isKnown ? parts : null;
}

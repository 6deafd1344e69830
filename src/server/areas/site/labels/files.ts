import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { isLanguage } from '../../../../domain/text/language.ts';
import { isLabelPart, KEYS, type LabelReader, type Labels } from '../../../../labels/labels.ts';
import { refuseOtherMethods } from '../../../core/http/mount.ts';

/** A wildcard, because a parameter's length limit is too short for all parts of a page. */
const URL = '/labels/:tag/*';
const SUFFIX = '.json';
const FOR_ALL = { config: { needs: 'public', cost: 'none' } } as const;
/** A page declares fewer parts than this. */
const MAX_PARTS = 50;

/**
 * Serves parts of the labels as public files. The URL changes when a text changes, so browsers may
 * cache a file forever.
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
  // The versions differ if another process learns of a text change earlier or later than this one.
  const isThisVersion = tag === labels.tag(reader);
  return reply
    .header('cache-control', isThisVersion ? 'public, max-age=31536000, immutable' : 'no-store')
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(labels.parts(reader, parts)));
}

function readerOfTag(tag: string): LabelReader | null {
  const language = tag.split('-', 1)[0];
  if (language === KEYS) return { language: 'eng', showsLabelKeys: true };
  return isLanguage(language) ? { language, showsLabelKeys: false } : null;
}

function partsOfFile(file: string): string[] | null {
  if (!file.endsWith(SUFFIX)) return null;
  const parts = file.slice(0, -SUFFIX.length).split('+');
  const isKnown = parts.length <= MAX_PARTS && parts.every((part) => isLabelPart(part));
  return isKnown ? parts : null;
}

import type { FastifyRequest } from 'fastify';
import type { Theme } from '../../../contracts/core/page.ts';
import {
  DEFAULT_LANGUAGE,
  fromAcceptLanguage,
  isLanguage,
  type Language,
} from '../../../domain/text/language.ts';
import type { Labels } from '../../../labels/labels.ts';
import type { Config } from '../../config.ts';
import type { Reader } from '../labels/label-text.ts';
import type { Preferences } from './request-context.ts';
import { isSecure } from './security.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All texts of this server. */
    readonly labels: Labels;
  }
}

const LANGUAGE_COOKIE = 'lang';
const THEME_COOKIE = 'theme';
const HINTS_COOKIE = 'hints';
/** A year: these cookies only contain preferences. */
const PREFERENCE_SECONDS = 365 * 86_400;

/**
 * Checks the host map, `?lang=`, the cookie and Accept-Language; the first that names one of the
 * ten languages wins.
 */
function languageFromRequest(
  request: FastifyRequest,
  languageByHost: ReadonlyMap<string, Language>,
): Language {
  if (languageByHost.size > 0) {
    const byHost = languageByHost.get(request.hostname.toLowerCase());
    if (byHost) return byHost;
  }
  const byQuery = queryValue(request, 'lang');
  if (isLanguage(byQuery)) return byQuery;
  const byCookie = cookieValue(request, LANGUAGE_COOKIE);
  if (isLanguage(byCookie)) return byCookie;
  const header = request.headers['accept-language'];
  return (header && fromAcceptLanguage(header)) || DEFAULT_LANGUAGE;
}

function isTheme(text: unknown): text is Theme {
  return text === 'light' || text === 'dark' || text === 'system';
}

export function themeFromRequest(request: FastifyRequest): Theme {
  const byQuery = queryValue(request, 'theme');
  if (isTheme(byQuery)) return byQuery;
  const byCookie = cookieValue(request, THEME_COOKIE);
  return isTheme(byCookie) ? byCookie : 'system';
}

/** Whether a visitor wants hints; accounts have their own setting. */
export function hintsFromRequest(request: FastifyRequest): boolean {
  return cookieValue(request, HINTS_COOKIE) !== 'off';
}

/** `?show_labels`, with any value except 0 or false. */
function showsLabelKeys(request: FastifyRequest): boolean {
  const value = queryValue(request, 'show_labels');
  return value !== undefined && value !== '0' && value !== 'false';
}

/** The language and label preferences for the answer to a request. */
export function readerFromRequest(
  request: FastifyRequest,
  languageByHost: ReadonlyMap<string, Language>,
): Reader {
  return {
    language: languageFromRequest(request, languageByHost),
    showsLabelKeys: showsLabelKeys(request),
    labels: request.server.labels,
  };
}

/** The first value of a query parameter, so a repeated one does no harm. */
export function queryValue(request: FastifyRequest, name: string): string | undefined {
  // A URL that can't be decoded has no query.
  const query = (request.query ?? {}) as Record<string, string | string[] | undefined>;
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
}

/** Also works for a request that was rejected before its cookies were parsed. */
export function cookieValue(request: FastifyRequest, name: string): string | undefined {
  const cookies = request.cookies as FastifyRequest['cookies'] | null | undefined;
  return cookies?.[name];
}

/** The choice made by link (`?lang=`, `?theme=`). */
export function choiceByLink(request: FastifyRequest): Preferences {
  const language = queryValue(request, 'lang');
  const theme = queryValue(request, 'theme');
  return {
    ...(isLanguage(language) && { language }),
    ...(isTheme(theme) && { theme }),
  };
}

/** A choice made by link is saved. */
export function chosenPreferences(request: FastifyRequest, config: Config) {
  return preferenceCookies(request, config, choiceByLink(request));
}

/**
 * The cookies that store a choice; with `isDefault`, only those that this browser doesn't have yet.
 */
export function preferenceCookies(
  request: FastifyRequest,
  config: Config,
  { language, theme }: Preferences,
  isDefault = false,
) {
  const options = {
    path: '/',
    maxAge: PREFERENCE_SECONDS,
    sameSite: 'lax',
    secure: isSecure(request, config),
  } as const;
  const chosen = choiceByLink(request);
  const keepsLanguage = isDefault && (hasCookie(LANGUAGE_COOKIE, isLanguage) || chosen.language);
  const keepsTheme = isDefault && (hasCookie(THEME_COOKIE, isTheme) || chosen.theme);
  return [
    ...(language && !keepsLanguage ? [{ name: LANGUAGE_COOKIE, value: language, options }] : []),
    ...(theme && !keepsTheme ? [{ name: THEME_COOKIE, value: theme, options }] : []),
  ];

  function hasCookie(name: string, isValid: (value: unknown) => boolean): boolean {
    return isValid(cookieValue(request, name));
  }
}

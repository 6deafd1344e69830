import { data, type RouterContextProvider } from 'react-router';
import { changeLabel, removeOverride } from '../../../../contracts/admin/label-editing.ts';
import type { ErrorEnvelope } from '../../../../contracts/core/errors.ts';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { readFields } from '../../../forms/submit.ts';
import { pageContext } from '../../../page-context.ts';
import { labelAddress, LABELS_PATH, parseListState } from './address.ts';

/** A rejected form with its input, so that nothing typed is lost. */
export interface SaveFailure {
  readonly error: ErrorEnvelope;
  readonly typed: Readonly<Partial<Record<Language, string>>>;
  readonly versions: Readonly<Partial<Record<Language, string>>>;
}

/** Saves the texts, resets one, or removes an unused one. */
export async function saveLabel(
  request: Request,
  context: Readonly<RouterContextProvider>,
  key: string | undefined,
) {
  const fields = await readFields(request);
  const { search, searchParams } = new URL(request.url);
  const state = parseListState(searchParams);
  const { call } = context.get(pageContext);
  const result =
    key === undefined
      ? await call(removeOverride, {
          body: {
            language: (fields['language'] ?? '') as Language,
            key: fields['key'] ?? '',
            version: fields['version'] ?? '',
          },
        })
      : await call(changeLabel, { params: { key }, body: { texts: wantedTexts(fields) } });
  if (!result.ok) {
    const failure: SaveFailure = {
      error: result.error,
      typed: byLanguage(fields, 'text'),
      versions: byLanguage(fields, 'version'),
    };
    return data(failure, { status: result.status });
  }
  const address = key === undefined ? LABELS_PATH : labelAddress(state, key);
  return redirectWithNotice(result, address, 'saved', search);
}

function byLanguage(fields: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const value = fields[`${name}_${language}`];
      return value === undefined ? [] : [[language, value.replaceAll('\r\n', '\n')]];
    }),
  ) as Partial<Record<Language, string>>;
}

function wantedTexts(fields: Readonly<Record<string, string>>) {
  const reset = fields['reset'];
  return LANGUAGE_CODES.filter(
    (language) =>
      fields[`text_${language}`] !== undefined &&
      fields[`take_${language}`] === undefined &&
      (reset === undefined || reset === language),
  ).map((language) => ({
    language,
    text: reset === language ? null : fields[`text_${language}`]!,
    version: fields[`version_${language}`] ?? '',
    isReviewed: fields[`reviewed_${language}`] !== undefined,
  }));
}

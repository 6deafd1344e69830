import { data } from 'react-router';
import type { Endpoint, Input } from '../../../../contracts/core/endpoint.ts';
import type { Call } from '../../../../contracts/core/page.ts';
import {
  changeSettings,
  resetSetting,
  sendTestMessage,
  type SettingValues,
} from '../../../../contracts/admin/settings.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';

export const ADDRESS = '/admin/settings/';

/** The error and the form it belongs to. */
export interface SettingFailure extends FormFailure {
  readonly form: string;
}

/** Handles the submitted form of the page. */
export async function submitSetting(
  fields: Readonly<Record<string, string>>,
  call: Call,
  search: string,
) {
  const { intent, key = '', value = '', seen } = fields;
  const seenSettings = seen === undefined || key === 'logo' ? undefined : { [key]: readSeen(seen) };
  const callUnchecked = <E extends Endpoint>(endpoint: E, body: object) =>
    call(endpoint, { body } as unknown as Input<E>);
  const result = await (intent === 'test'
    ? callUnchecked(sendTestMessage, { channel: key })
    : intent === 'reset'
      ? callUnchecked(resetSetting, { key, seen: seenSettings })
      : callUnchecked(changeSettings, { [key]: readValue(key, value), seen: seenSettings }));
  if (result.ok)
    return redirectWithNotice(result, ADDRESS, `done=${encodeURIComponent(key)}`, search);
  const failure: SettingFailure = { error: result.error, typed: { [key]: value }, form: key };
  return data(failure, { status: result.status });
}

/** Converts a form field to the value of the setting. */
function readValue(key: string, text: string): SettingValues[keyof SettingValues] {
  if (['registration', 'operatorSecondStep', 'showsSetup'].includes(key)) return text === 'on';
  // The page offers only numbers; the endpoint rejects anything else.
  if (key.startsWith('session')) return Number(text) as SettingValues['sessionMaxDays'];
  const isOptional = ['contact', 'iosApp', 'androidApp'].includes(key);
  return isOptional && text.trim() === '' ? null : text.trim();
}

/** Written by the page; the endpoint rejects invalid JSON. */
function readSeen(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

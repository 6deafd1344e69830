import { data, type ActionFunctionArgs } from 'react-router';
import { hideInstrument } from '../../../../contracts/admin/records.ts';
import type { ErrorEnvelope } from '../../../../contracts/core/errors.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { readFields } from '../../../forms/submit.ts';
import { pageContext } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { callUnchecked, deskAt, recordPath, type Desk } from './desks.ts';
import {
  instrumentBody,
  issuerBody,
  wireFields,
  withoutEmptyCodes,
  type Fields,
} from './form-fields.ts';
import { loadRecord } from './load-record.ts';
import { giveUp, isSame, partName, reconcile } from './reconcile.ts';

export const DONE = ['saved', 'followed', 'hidden', 'shown', 'merged'] as const;
export type Done = (typeof DONE)[number];

/** The result of a submitted form. */
export interface SentForm {
  readonly typed: Fields;
  readonly error?: ErrorEnvelope;
  /** The version that the operator saw, if the form still contains it; otherwise the stored one. */
  readonly base?: { readonly version: string; readonly seen: string };
  readonly newer?: Fields;
  /** Fields that other operators have changed. */
  readonly changed?: readonly string[];
  readonly done?: Done;
}

/** Runs the action of the pressed button. Input is kept until it is saved. */
export async function saveRecord({ request, context, params, url }: ActionFunctionArgs) {
  const desk = deskAt(url);
  const id = params['recordId'] ?? '';
  const form = await readForm(request, context.get(pageContext).language);
  const { typed, seen, version, verb, field } = form;
  const done = doneBy(verb);
  const result = await perform(context, desk, id, form);
  const isUnchanged = result.ok && result.isUnchanged;
  const lead = () =>
    redirectWithNotice(
      isUnchanged ? { isUnchanged } : {},
      recordPath(desk.what, id),
      `done=${done}`,
      url.search,
    );
  const isConflict = !result.ok && result.error.code === 'changed_meanwhile';
  if (!result.ok && !isConflict) {
    const base = { version, seen: JSON.stringify(seen) };
    return data<SentForm>({ typed, error: result.error, base }, { status: result.status });
  }
  if (result.ok && done === 'saved') return lead();
  const { fields: stored } = await loadRecord(context, desk, id);
  // A field that follows its source ignores what was typed.
  const rest = verb === 'follow' ? giveUp(typed, seen, [partName(field)]) : typed;
  const { fields, newer, changed } = reconcile(rest, seen, stored);
  if (!result.ok) {
    return data<SentForm>(
      { typed: fields, newer, changed, error: result.error },
      { status: result.status },
    );
  }
  return isSame(fields, stored)
    ? lead()
    : data<SentForm>({ typed: fields, newer, ...(!isUnchanged && { done }) });
}

interface ReadForm {
  readonly typed: Fields;
  /** The initial values of the form. */
  readonly seen: Fields;
  readonly version: string;
  readonly verb: string;
  /** The field that should follow its source again. */
  readonly field: string;
}

const isTaken = (name: string) => name.startsWith('take.');

async function readForm(request: Request, language: Language): Promise<ReadForm> {
  const { do: command = '', version = '', seen: text = '', ...posted } = await readFields(request);
  const sent = wireFields(posted, language);
  const seen = parseSeen(text);
  const own = Object.fromEntries(Object.entries(sent).filter(([name]) => !isTaken(name)));
  const taken = Object.keys(sent).filter(isTaken);
  const [verb = '', field = ''] = command.split(':');
  const typed = giveUp(
    own,
    seen,
    taken.map((name) => name.slice('take.'.length)),
  );
  return { typed: withoutEmptyCodes(typed), seen, version, verb, field };
}

function perform(
  context: ActionFunctionArgs['context'],
  desk: Desk,
  id: string,
  { typed, version, verb, field }: ReadForm,
) {
  const params = { [desk.param]: id };
  switch (verb) {
    case 'follow':
      return callUnchecked(context, desk.follow, { params, body: { field } });
    case 'hide':
    case 'show':
      return callUnchecked(context, hideInstrument, {
        params: { instrumentId: id },
        body: { isHidden: verb === 'hide' },
      });
    default: {
      const body = desk.what === 'issuer' ? issuerBody(typed) : instrumentBody(typed);
      return callUnchecked(context, desk.change, { params, body: { ...body, version } });
    }
  }
}

function doneBy(verb: string): Done {
  if (verb === 'follow') return 'followed';
  if (verb === 'hide') return 'hidden';
  return verb === 'show' ? 'shown' : 'saved';
}

/** The form's own hidden field; if it is damaged, nothing is compared. */
function parseSeen(text: string): Fields {
  try {
    const seen: unknown = JSON.parse(text);
    if (typeof seen !== 'object' || seen === null) return {};
    return Object.fromEntries(
      Object.entries(seen).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

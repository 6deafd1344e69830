import { acceptFindings } from '../../../../contracts/admin/data-status.ts';
import type { Call } from '../../../../contracts/core/page.ts';
import { textFields } from '../../../forms/submit.ts';

/** Accepts what the form names: the selected findings, or the group as the page showed it. */
export function acceptShown(call: Call, form: FormData) {
  const { accept, kind, asOf, count, reason } = textFields(form);
  const which =
    accept === 'group'
      ? { kind, asOf, count: Number(count) }
      : { findings: form.getAll('finding').map(readFinding) };
  return call(acceptFindings, { body: { which, reason } as never });
}

function readFinding(value: FormDataEntryValue) {
  const [seriesId, kind, since] = typeof value === 'string' ? value.split(' ') : [];
  return { seriesId: Number(seriesId), kind, since };
}

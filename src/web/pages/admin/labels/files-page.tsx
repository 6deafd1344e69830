import { useState, type FormEvent } from 'react';
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Result } from '../../../../contracts/core/page.ts';
import {
  applyLabelFile,
  checkLabelFile,
  LABEL_STATES,
  type ImportReport,
} from '../../../../contracts/admin/label-editing.ts';
import { FILE_FORMATS } from '../../../../contracts/core/file-format.ts';
import { createBrowserCall } from '../../../api/call.ts';
import { readFields } from '../../../forms/submit.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { redirectWithNotice } from '../../../forms/redirect-with-notice.tsx';
import { PreservedParamsField, usePreservedParams, usePageNavigate } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { FILES_PATH } from './address.ts';
import { ImportRows } from './import-rows.tsx';
import { Button, ButtonLink } from '../../../../widgets/button/button.tsx';
import { TextArea, TextField } from '../../../../widgets/field/text-field.tsx';
import css from './labels-page.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'texts.page', 'texts.files', 'widgets.table_moves');
const APPLIED = `${FILES_PATH}?applied`;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  return {
    ...(await loadAdmin(context)),
    isApplied: url.searchParams.has('applied'),
    labels: LABELS,
    head: { title: t('texts_files'), description: t('texts_text') },
  };
}

interface Checked {
  readonly result: Result<ImportReport>;
  readonly csv: string;
}

/** Without scripts, pasted text is checked first and sent again to be applied. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { csv = '', digest } = await readFields(request);
  const { call } = context.get(pageContext);
  const body = new TextEncoder().encode(csv);
  if (digest === undefined) {
    const result = await call(checkLabelFile, { body });
    return data({ result, csv } satisfies Checked, { status: result.ok ? 200 : result.status });
  }
  const result = await call(applyLabelFile, { body, query: { digest } });
  if (result.ok)
    return redirectWithNotice(result, FILES_PATH, 'applied', new URL(request.url).search);
  return data({ result, csv } satisfies Checked, { status: result.status });
}

/** Exports labels for translators and imports their files. */
export default function LabelFilesPage() {
  const t = useLabels();
  const { counts, isApplied } = useLoaderData<typeof loader>();
  const pasted = useActionData<Checked>();
  return (
    <AdminPage title={t('texts_files')} lead={t('texts_export_text')} counts={counts}>
      {isApplied && !pasted && (
        <p className={controls.done} role="status">
          {t('texts_applied')}
        </p>
      )}
      <section className={css.files}>
        <h2>{t('texts_export')}</h2>
        <ul className={css.downloads}>
          {LABEL_STATES.map((state) => (
            <li key={state}>
              {t(`texts_state_${state}`)}
              {FILE_FORMATS.map((format) => (
                <ButtonLink
                  key={format}
                  size="s"
                  href={`/api/admin/label-files/labels.${format}?state=${state}`}
                  download
                >
                  {format.toUpperCase()}
                </ButtonLink>
              ))}
            </li>
          ))}
          <li>
            {t('texts_glossary')}
            {FILE_FORMATS.map((format) => (
              <a
                key={format}
                className={controls.button}
                href={`/api/admin/label-files/glossary.${format}`}
                download
              >
                {format.toUpperCase()}
              </a>
            ))}
          </li>
        </ul>
      </section>
      <section className={css.files}>
        <h2>{t('texts_import')}</h2>
        <FileImport />
        <PastedImport pasted={pasted} />
      </section>
    </AdminPage>
  );
}

/** With scripts, the file is uploaded unchanged. */
function FileImport() {
  const t = useLabels();
  const navigate = usePageNavigate();
  const [file, setFile] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [result, setResult] = useState<Result<ImportReport> | null>(null);
  const call = createBrowserCall('');
  const pick = async (picked: File | undefined) => {
    if (!picked) return;
    const bytes = new Uint8Array(await picked.arrayBuffer());
    setFile(bytes);
    setResult(await call(checkLabelFile, { body: bytes }));
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !result?.ok) return;
    const query = { digest: result.answer.digest };
    const applied = await call(applyLabelFile, { body: file, query });
    if (applied.ok) navigate(APPLIED);
    else setResult(applied);
  };
  return (
    <form onSubmit={(event) => void apply(event)} className={css.import} data-scripted>
      <PreservedParamsField />
      <TextField
        label={t('texts_file')}
        type="file"
        accept=".csv,.xlsx"
        onChange={(event) => void pick(event.target.files?.[0])}
      />
      {result && <Report result={result} />}
    </form>
  );
}

function PastedImport({ pasted }: { pasted: Checked | undefined }) {
  const t = useLabels();
  const address = usePreservedParams()(FILES_PATH);
  return (
    <>
      <Form method="post" action={address} reloadDocument className={css.import}>
        <TextArea
          label={t('texts_paste')}
          name="csv"
          rows={4}
          required
          defaultValue={pasted?.csv}
        />
        <div>
          <Button type="submit">{t('texts_check')}</Button>
        </div>
      </Form>
      {pasted && (
        <Form method="post" action={address} reloadDocument className={css.import}>
          <input type="hidden" name="csv" value={pasted.csv} />
          {pasted.result.ok && (
            <input type="hidden" name="digest" value={pasted.result.answer.digest} />
          )}
          <Report result={pasted.result} />
        </Form>
      )}
    </>
  );
}

/** A preview of the import with its button. */
function Report({ result }: { result: Result<ImportReport> }) {
  const t = useLabels();
  if (!result.ok) {
    return (
      <p className={controls.alert} role="alert">
        {result.error.message}
      </p>
    );
  }
  const { counts } = result.answer;
  const changes = counts.new + counts.changed;
  return (
    <div role="status" className={css.import}>
      <ImportRows report={result.answer} />
      {changes > 0 ? (
        <div>
          <Button type="submit" kind="primary">
            {t('texts_apply', { count: changes })}
          </Button>
        </div>
      ) : (
        <p>{t('texts_nothing')}</p>
      )}
    </div>
  );
}

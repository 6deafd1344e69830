import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  expandSubscriptionRequest,
  sendSubscriptionRequest,
} from '../../../contracts/accounts/profile.ts';
import { getTariffs, takeBackRequest } from '../../../contracts/accounts/tariffs.ts';
import { load } from '../../api/load.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { HelpLink } from '../../shell/help-link.tsx';
import { keptAddress } from '../../shell/address.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { AccessFacts } from './access-facts.tsx';
import css from './access-page.module.css';
import { AccountPage } from './account-page.tsx';
import { Contact, Locked, Sights } from './access-sights.tsx';
import { AccessStrip } from './access-strip.tsx';
import { FormError, type FormFailure } from '../../forms/form.tsx';
import formCss from '../../forms/form.module.css';
import { loadAccess } from './load-access.ts';
import { MaskedNotice } from './masked-notice.tsx';
import { RequestNews } from './request-news.tsx';
import { TariffTable } from './tariff-table.tsx';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels('account.forms', 'account.profile', 'requests.access', 'widgets.select');
const ADDRESS = '/profile/access/';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const access = await loadAccess(context, ADDRESS, url);
  return {
    access,
    tariffs: await load(context, getTariffs, {}),
    labels: LABELS,
    head: { title: t('access_level'), description: t('access_description') },
    isSent: url.searchParams.has('sent'),
    isTaken: url.searchParams.has('taken'),
  };
}

/** A message of a successful response, such as that a request is already pending. */
interface Told {
  readonly messages: readonly string[];
}

/** Sends, extends or withdraws a request. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { call } = context.get(pageContext);
  const comment = readText(form, 'comment').replaceAll(/\r\n?/g, '\n');
  const takenBack = form.get('takeBack');
  const { search } = new URL(request.url);
  if (typeof takenBack === 'string') {
    const result = await call(takeBackRequest, { params: { requestId: takenBack } });
    // A request that was decided or withdrawn in the meantime is shown as it is.
    if (result.ok || result.status === 404) {
      return redirect(keptAddress(`${ADDRESS}${result.ok ? '?taken' : ''}`, search));
    }
    return failed(result, {});
  }
  const tariff = Number(form.get('tariff'));
  const contactPersonId = Number(form.get('contactPersonId') ?? 0);
  const result = form.has('expand')
    ? await call(expandSubscriptionRequest, { body: { tariff, comment } })
    : await call(sendSubscriptionRequest, {
        body: { tariff, comment, contactPersonId },
      });
  if (!result.ok) {
    const typed = { tariff: String(tariff), contactPersonId: String(contactPersonId), comment };
    return failed(result, typed);
  }
  const { messages } = result.answer;
  if (messages.length > 0) return { messages } satisfies Told;
  return redirect(keptAddress(`${ADDRESS}?sent`, search));
}

function readText(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

function failed(
  { error, status }: { error: FormFailure['error']; status: number },
  typed: FormFailure['typed'],
) {
  return data({ error: { ...error, field: null }, typed } satisfies FormFailure, { status });
}

/**
 * What the account has, what it doesn't see, and how to get it. All hints at masked values link
 * here.
 */
export default function AccessPage() {
  const { access, tariffs, isSent, isTaken } = useLoaderData<typeof loader>();
  const result = useActionData<FormFailure | Told>();
  const t = useLabels();
  const isFull = access.level === 'full';
  const isOffered = tariffs.items.some((tariff) => tariff.isOffered);
  return (
    <AccountPage title={t('access_level')} access={access}>
      <section className={css.page} id="access">
        {result && 'error' in result && <FormError failure={result} />}
        {result && 'messages' in result && <Status>{result.messages.join(' ')}</Status>}
        {!result && isSent && <Status>{t('request_done')}</Status>}
        {!result && isTaken && <Status>{t('request_taken')}</Status>}
        {isOffered ? (
          <>
            <AccessStrip access={access} items={tariffs.items} />
            {!isFull && <MaskedNotice tariffs={tariffs} />}
            <RequestNews items={tariffs.items} />
            <TariffTable tariffs={tariffs} />
            {access.contact && (
              <p className={css.aside}>
                <Contact email={access.email} contact={access.contact} />
              </p>
            )}
          </>
        ) : (
          <>
            {isFull ? <p className={css.all}>{t('access_all')}</p> : <Locked access={access} />}
            <RequestNews items={tariffs.items} />
            <AccessFacts access={access} />
            <Sights isFull={isFull} />
          </>
        )}
        <p>
          <HelpLink place="access#ask" about={t('access_level')} />
        </p>
      </section>
    </AccountPage>
  );
}

function Status({ children }: { children: string }) {
  return (
    <p className={formCss.success} role="status">
      {children}
    </p>
  );
}

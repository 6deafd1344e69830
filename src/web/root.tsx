import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { use, useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  redirect,
  useLoaderData,
  useMatches,
  useRouteError,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LANGUAGES } from '../domain/text/language.ts';
import { pack } from './api/packed.ts';
import { pageContext } from './page-context.ts';
import { AlternateLinks } from './shell/alternate-links.tsx';
import { AppLinks } from './shell/app-links.tsx';
import { keptAddress } from './shell/address.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { keepPage } from './shell/keep-page.ts';
import { keepShell, rememberShell } from './shell/keep-shell.ts';
import { useLabelPreview } from './shell/label-preview.ts';
import { labelsFirst, namingLabels, noteDocumentParts } from './shell/label-store.ts';
import { useFollowedLinks } from './shell/link.tsx';
import { LoginDialog } from './shell/login-dialog.tsx';
import { useLostPage } from './shell/lost-module.ts';
import { OfferBar } from './shell/offers/offer-bar.tsx';
import { RegistrationOffer } from './shell/offers/registration-offer.tsx';
import { KEEP_EARLY_SLASH } from './shell/early-slash.ts';
import { NonceContext } from './shell/nonce.ts';
import { NoticeBox } from './shell/notice-box.tsx';
import { UnreachablePage } from './shell/unreachable-page.tsx';
import { PageChanges } from './shell/page-changes.tsx';
import { useShell } from './shell/use-shell.ts';
import {
  LabelsContext,
  pageLabels,
  ServerTextsContext,
  usePageTexts,
  useShownTexts,
} from './shell/use-labels.ts';
import { useViewerWatch } from './shell/viewer-watch.ts';
import css from './root.module.css';

/** What is on every page. */
const LABELS = pageLabels(
  'shell.header',
  'shell.footer',
  'conformance.link',
  'shell.errors',
  'shell.access',
  'requests.hints',
  'shell.hints',
  'shell.notices',
  'widgets.search',
  'widgets.alerts',
);

/** What an operator opens without a second step: the own account, and the ways in and out. */
const WITHOUT_SECOND_STEP = /^\/(?:profile|sign-in|sign-out|reset|confirm|invite|setup)(?:\/|$)/;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const shell = await page.shell();
  if (shell.owesSecondStep && !WITHOUT_SECOND_STEP.test(url.pathname)) {
    throw redirect(keptAddress('/profile/second-step/', url.search));
  }
  return {
    shell: pack(shell),
    siteName: shell.siteName,
    origin: shell.origin,
    language: page.language,
    requestId: page.requestId,
    labels: LABELS,
    labelTag: page.labelTag,
  };
}

export const clientMiddleware = [labelsFirst, keepShell, keepPage];

/** The shell is the same on another view of the same page, unless that is in another language. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    ['lang', 'show_labels'].every(
      (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
    );
  return isSamePage ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const { globals, theme, hints } = useShell();
  const texts = useShownTexts(globals.lang);
  const lostPage = useLostPage();
  useFollowedLinks();
  useLabelPreview();
  return (
    <LabelsContext value={texts}>
      <html
        lang={LANGUAGES[globals.lang].tag}
        data-theme={theme === 'system' ? undefined : theme}
        data-hints={hints ? undefined : 'off'}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <FontPreloads />
          {/* In parts, a page that is all there is laid out once for each of them. */}
          <link rel="expect" href="#footer" blocking="render" />
          <AppLinks />
          <Meta />
          <AlternateLinks />
          {/* React's development build complains of a nonce that the browser hides from it. */}
          <Links nonce={import.meta.env.DEV ? '' : undefined} />
          <LabelFileScript />
          <EarlySlashScript />
          <GlobalsScript />
        </head>
        <body>
          <a className={css.skip} href="#content">
            {texts.t('skip_to_content')}
          </a>
          <LoginDialog />
          <Header />
          <OfferBar />
          <main id="content" className={css.content} tabIndex={-1}>
            {lostPage === null ? children : <UnreachablePage address={lostPage} isLost />}
          </main>
          <RegistrationOffer />
          <Footer />
          <NoticeBox />
          <PageChanges />
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </LabelsContext>
  );
}

/** Fonts that are not there when they are needed are not used at all (fonts.css). */
function FontPreloads() {
  const { lang } = useShell().globals;
  const isCyrillic = lang === 'rus' || lang === 'ukr';
  return [latin, ...(isCyrillic ? [cyrillic] : [])].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ));
}

/** What widgets say comes in a file that the browser keeps: read when it hydrates. */
function LabelFileScript() {
  const nonce = use(NonceContext);
  const file = use(ServerTextsContext)?.file;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: file ? namingLabels(file) : '' }}
    />
  );
}

/** Keeps a `/` that is pressed before the page listens; the search takes it up (useSlash). */
function EarlySlashScript() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: KEEP_EARLY_SLASH }}
    />
  );
}

/** The specification's page globals, on `window` for scripts of the operator's own. */
function GlobalsScript() {
  const nonce = use(NonceContext);
  const { globals, dataServer } = useShell();
  const ofServer = use(ServerTextsContext);
  const labels = usePageTexts();
  // The script runs with the server's page only; this keeps its word when the page changes.
  useEffect(() => {
    Object.assign(window, globals, { dataServer, labels });
  }, [globals, dataServer, labels]);
  const values = { ...globals, dataServer, labels: ofServer?.inline };
  const json = JSON.stringify(values).replaceAll('<', '\\u003c');
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `Object.assign(window,${json})` }}
    />
  );
}

export default function App() {
  const data = useLoaderData<typeof loader>();
  useEffect(() => rememberShell(data), [data]);
  useDocumentParts(data.labelTag);
  useViewerWatch(useShell().viewerTag);
  return <Outlet />;
}

/** Tells the store of labels once what the document brought. */
function useDocumentParts(tag: string): void {
  const matches = useMatches();
  useEffect(() => {
    const loaded = matches.map(({ loaderData }) => loaderData as { labels?: string[] } | undefined);
    noteDocumentParts(
      tag,
      loaded.flatMap((data) => data?.labels ?? []),
    );
  }, [tag, matches]);
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

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
import { labelsFirst, namingLabels, registerDocumentParts } from './shell/label-store.ts';
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

/** The parts used on every page. */
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

/** Pages open to an operator without a second step: the own account, signing in and out. */
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

/** The shell is the same for other views of the same page, unless the language differs. */
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
          {/* Otherwise a page that is already complete would be laid out once for each of its
              parts. */}
          <link rel="expect" href="#footer" blocking="render" />
          <AppLinks />
          <Meta />
          <AlternateLinks />
          {/* React's development build complains about a nonce that the browser hides from it. */}
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

/** Fonts that arrive too late aren't used at all (fonts.css). */
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

/** The texts of widgets are in a file that the browser caches; it is read on hydration. */
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

/** Remembers a `/` pressed before hydration; the search picks it up (useSlash). */
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

/** The page globals of the specification, on `window` for the operator's own scripts. */
function GlobalsScript() {
  const nonce = use(NonceContext);
  const { globals, dataServer } = useShell();
  const ofServer = use(ServerTextsContext);
  const labels = usePageTexts();
  // The script only runs with the server's page; this keeps the globals current on navigation.
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

/** Registers the document's label parts once with the label store. */
function useDocumentParts(tag: string): void {
  const matches = useMatches();
  useEffect(() => {
    const loaded = matches.map(({ loaderData }) => loaderData as { labels?: string[] } | undefined);
    registerDocumentParts(
      tag,
      loaded.flatMap((data) => data?.labels ?? []),
    );
  }, [tag, matches]);
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

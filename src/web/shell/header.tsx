import { Form, Link } from 'react-router';
import { LANGUAGE_CODES, LANGUAGES } from '../../domain/language.ts';
import { Popover } from '../../widgets/popover/popover.tsx';
import { useLanguageUrl } from './alternate-links.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MainMenu, MenuDrawer } from './main-menu.tsx';
import { SiteSearch } from './site-search.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useFrame } from './use-frame.ts';
import { useLabels } from './use-labels.ts';

export function Header() {
  const { showsDemoData } = useFrame();
  const t = useLabels();
  return (
    <header className={css.header}>
      <MenuDrawer />
      <Link to="/" className={css.logo} aria-label="Parcurve">
        <Logo />
        <span>Parcurve</span>
      </Link>
      <MainMenu />
      {showsDemoData && (
        <span className={css.demo} title={t('demo_data_explained')}>
          {t('demo_data')}
        </span>
      )}
      <SiteSearch />
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountLinks />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const t = useLabels();
  const urlIn = useLanguageUrl();
  const { lang } = useFrame().globals;
  const short = LANGUAGES[lang].tag.toUpperCase();
  return (
    <Popover button={short} label={`${short} ${t('language')}: ${LANGUAGES[lang].own}`}>
      <ul className={css.choices}>
        {LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <a
              href={urlIn(code)}
              lang={LANGUAGES[code].tag}
              hrefLang={LANGUAGES[code].tag}
              aria-current={code === lang ? 'true' : undefined}
            >
              {LANGUAGES[code].own}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function AccountLinks() {
  const { globals, userName, registrationUrl } = useFrame();
  const t = useLabels();
  if (!globals.userLoggedIn) {
    return (
      <>
        <Link to="/sign-in/" className={css.signIn}>
          {t('sign_in')}
        </Link>
        <a href={registrationUrl} className={css.register}>
          {t('register')}
        </a>
      </>
    );
  }
  return (
    <Popover
      className={css.account}
      button={<span className={css.userName}>{userName}</span>}
      label={`${t('account')}: ${userName}`}
    >
      <ul className={css.choices}>
        <li>
          <Link to="/profile/">{t('account')}</Link>
        </li>
        <li>
          <Form method="post" action="/sign-out/" reloadDocument>
            <button type="submit">{t('sign_out')}</button>
          </Form>
        </li>
      </ul>
    </Popover>
  );
}

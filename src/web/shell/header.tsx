import { Form } from 'react-router';
import { LANGUAGES } from '../../domain/text/language.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { popoverListClass } from '../../widgets/popover/popover-list.ts';
import { Popover } from '../../widgets/popover/popover.tsx';
import { Chevron } from './chevron.tsx';
import { HEADER_GROUP } from './header-group.ts';
import css from './header.module.css';
import { initialsFromName } from './initials.ts';
import { LanguageLinks } from './language-links.tsx';
import { Link, usePreservedParams } from './link.tsx';
import { Logo } from './logo.tsx';
import { MainMenu, MenuDrawer } from './main-menu.tsx';
import { RouterLink } from './router-link.tsx';
import { SiteSearch } from './site-search.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TICKETS_PATH, useUnreadAnswers } from './unread-answers.ts';
import { useShell } from './use-shell.ts';
import { useLabels } from './use-labels.ts';

export function Header() {
  const { showsDemoData, siteName, logo } = useShell();
  const t = useLabels();
  return (
    <header className={css.header}>
      <MenuDrawer />
      <Link to="/" className={css.logo} aria-label={siteName}>
        {logo === null ? <Logo /> : <img src={logo} alt="" height={24} />}
        <span>{siteName}</span>
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
  const { lang } = useShell().globals;
  const short = LANGUAGES[lang].tag.toUpperCase();
  return (
    <Popover
      button={short}
      label={`${short} ${t('language')}: ${LANGUAGES[lang].own}`}
      group={HEADER_GROUP}
    >
      <LanguageLinks className={popoverListClass()} />
    </Popover>
  );
}

function AccountLinks() {
  const { globals, userName, loadsTickets, operates } = useShell();
  const { registrationUrl, takesRegistrations } = useShell();
  const t = useLabels();
  const kept = usePreservedParams();
  const unread = useUnreadAnswers();
  if (!globals.userLoggedIn) {
    return (
      <>
        <ButtonLink
          href="/sign-in/"
          link={RouterLink}
          kind="quiet"
          className={css.signIn}
          icon={<PersonIcon />}
        >
          <span>{t('sign_in')}</span>
        </ButtonLink>
        {takesRegistrations && (
          <ButtonLink href={kept(registrationUrl)} kind="primary" className={css.register}>
            {t('register')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <div className={css.account}>
      <Popover
        button={<AccountButton name={userName ?? ''} />}
        label={`${t('account')}: ${userName}`}
        group={HEADER_GROUP}
      >
        <ul className={popoverListClass()}>
          <li>
            <Link to="/profile/">{t('account')}</Link>
          </li>
          {loadsTickets && (
            <li>
              <Link to={TICKETS_PATH}>{t('support_tickets')}</Link>
            </li>
          )}
          {operates && (
            <li>
              <Link to="/admin/">{t('operator_pages')}</Link>
            </li>
          )}
          <li>
            <Form method="post" action={kept('/sign-out/')} reloadDocument>
              <button type="submit">{t('sign_out')}</button>
            </Form>
          </li>
        </ul>
      </Popover>
      {unread > 0 && (
        <Link
          to={TICKETS_PATH}
          className={css.unread}
          aria-label={t('unread_answers', { count: unread })}
          title={t('unread_answers', { count: unread })}
        >
          {Math.min(unread, 99)}
        </Link>
      )}
    </div>
  );
}

function AccountButton({ name }: { name: string }) {
  return (
    <>
      <span className={css.initials} data-initials={initialsFromName(name)} />
      <span className={css.userName}>{name}</span>
      <Chevron />
    </>
  );
}

/** An icon for “sign in” where there is no room for text. */
function PersonIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="6" r="3.25" />
      <path d="M2.75 16a6.25 6.25 0 0 1 12.5 0" />
    </svg>
  );
}

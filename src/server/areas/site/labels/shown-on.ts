import type { Db } from '../../../../db/connect.ts';

/** A page that shows the texts of a part of the labels; `{kind}` is an ID of that kind. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  'account.forms': '/profile/',
  'account.profile': '/profile/',
  'account.tokens': '/profile/tokens/',
  'admin.nav': '/admin/labels/',
  'api.page': '/api/',
  'archive.page': '/derivatives/',
  'archive.table': '/derivatives/',
  'chart.legend': '/indexes/{index}/',
  'chart.map': '/currencies/',
  'chart.reading': '/indexes/{index}/',
  'chart.states': '/indexes/{index}/',
  'chart.tools': '/indexes/{index}/',
  'clients.addin': '/addin/',
  'conformance.figures': '/conformance/',
  'conformance.link': '/',
  'conformance.page': '/conformance/',
  'conformance.reasons': '/conformance/',
  'conformance.sources': '/conformance/',
  'currency.faq': '/currencies/',
  'currency.page': '/currencies/',
  'help.page': '/help/',
  'home.page': '/',
  'indexes.categories': '/indexes/',
  'indexes.page': '/indexes/{index}/',
  'indexes.table': '/',
  'instruments.kinds': '/bonds/{bond}/',
  'instruments.page': '/bonds/{bond}/',
  'phone.form': '/profile/phone/',
  'profile.delete': '/profile/',
  'profile.forms': '/profile/',
  'quotes.columns': '/indexes/{index}/',
  'quotes.facts': '/indexes/{index}/',
  'quotes.latest': '/indexes/',
  'quotes.periods': '/indexes/{index}/',
  'quotes.sparkline': '/',
  'recovery.forms': '/reset/',
  'requests.access': '/profile/access/',
  'requests.hints': '/',
  'requests.tickets': '/profile/tickets/',
  'screens.fields': '/bonds/',
  'screens.lists': '/bonds/',
  'screens.page': '/bonds/',
  'screens.words': '/bonds/',
  'search.page': '/search/',
  'shell.access': '/',
  'shell.errors': '/',
  'shell.footer': '/',
  'shell.header': '/',
  'shell.hints': '/',
  'shell.notices': '/',
  'shell.paging': '/indexes/',
  'shell.sections': '/indexes/{index}/',
  'signins.passkeys': '/profile/passkeys/',
  'signins.sessions': '/profile/sessions/',
  'signins.ways': '/profile/passkeys/',
  'texts.page': '/admin/labels/',
  'widgets.alerts': '/',
  'widgets.date_picker': '/currencies/',
  'widgets.search': '/',
  'widgets.select': '/derivatives/',
  'widgets.table': '/indexes/{index}/',
  'widgets.table_moves': '/bonds/',
};

/** The URL of a page that shows a part; null if there is none, or nothing to show on it. */
export async function findPage(db: Db, part: string): Promise<string | null> {
  const path = SHOWN_ON[part];
  const kind = /\{(\w+)\}/.exec(path ?? '')?.[1] as 'bond' | 'index' | undefined;
  if (path === undefined || kind === undefined) return path ?? null;
  const found = await db
    .selectFrom('instrument')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('is_hidden', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found ? path.replace(`{${kind}}`, String(found.id)) : null;
}

import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  header: {
    skip_to_content: 'Skip to content',
    main_menu: 'Main menu',
    open_menu: 'Open the menu',
    show_submenu: 'Show “{name}”',
    menu_more: 'More',
    language: 'Language',
    theme: 'Theme',
    theme_system: 'As the system',
    theme_light: 'Light',
    theme_dark: 'Dark',
    sign_in: 'Sign in',
    sign_out: 'Sign out',
    register: 'Register',
    account: 'Account',
    operator_pages: 'Operator pages',
  },
  menu: {
    menu_currencies: 'Currencies',
    menu_indexes: 'Indexes',
    menu_all_indexes: 'All indexes',
    menu_derivatives: 'Derivatives',
    menu_developers: 'API',
    menu_curves: 'Curves',
    menu_bonds: 'Bonds',
    menu_stocks: 'Stocks',
    menu_etfs: 'ETFs',
    menu_issuers: 'Issuers',
  },
  footer: {
    menu_api_calls: 'API calls',
    menu_openapi: 'OpenAPI description',
    demo_data: 'Demo data',
    demo_data_explained: 'Demo data: the figures on this page are invented.',
    footer_sources: 'Sources: {sources}',
    footer_no_sources: 'No data source yet',
    footer_last_import: 'Last import {time}',
    footer_printed: 'Printed {time}',
    footer_tagline: 'Open financial data portal',
    menu_addin: 'Excel add-in',
    menu_help: 'Help',
  },
  errors: {
    not_found_title: 'This page does not exist',
    not_found_text: 'The address may be mistyped, or what it showed is no longer here.',
    server_error_title: 'Something went wrong on our side',
    server_error_text:
      'The error has been logged. Try again; if it stays, tell the operator this request number: {id}',
    unreachable_title: 'The server cannot be reached',
    unreachable_text:
      'You are offline, or the server is away for a moment. The page loads by itself as soon as the server answers again.',
    refused_title: 'This request cannot be answered',
    back_to_start: 'Go to the start page',
    try_again: 'Try again',
    error_invalid_field: 'This value is not valid.',
  },
  access: {
    asterisks: 'Get an account with access to see values',
    asterisks_auth: 'Get access from the operator to see values',
    value_hidden: 'hidden, needs access',
    get_access: 'Get access',
    values_seen: 'You see names, terms and dates.',
    shapes_seen: 'You see names, dates and the shapes of charts.',
    values_need_access: 'Values need access from the operator.',
    values_need_account: 'Values need an account with access.',
  },
  paging: {
    paging: 'Pages',
    page_first: 'First page',
    page_previous: 'Previous page',
    page_next: 'Next page',
    page_last: 'Last page',
    page_number: 'Page {page} of {last}',
  },
  no_data: {
    no_data_yet: 'There are no data in this portal yet.',
    no_data_operator:
      'To try the portal, stop the server, run “{command}” and start it again: this loads the invented demo market. Importers of real data are not built yet.',
  },
  hints: {
    hints: 'Hints',
    hints_are_on: 'Hints are on.',
    hints_are_off: 'Hints are off. You can turn them on at the foot of every page.',
    hints_not_saved: 'The setting could not be saved. Try again.',
    help_more: 'More in Help',
  },
  hint_texts: {
    hint_about: 'Explanation: {name}',
    hint_change:
      'The change since the previous trading day. There is none if that day has no value, or if the latest value is older than the last trading day. Rates change in basis points: 100 bp are one percentage point.',
    hint_realtime:
      'Realtime values come as soon as their source has them. They move by themselves for viewers with access.',
    hint_daily:
      'This is a value of a day, published once when the day is over: not a price of this moment.',
    hint_shape:
      'Without access a chart is a mere shape: it shows how the line went, on a scale from 0 to 100. The real values are not sent to your browser.',
    hint_chart:
      'Ctrl with the mouse wheel zooms, dragging moves, a double click shows all. With the keyboard: arrow keys go from point to point, + and − zoom, 0 shows all. A trend line is fitted to the points of the period that is loaded. The picture can be saved or printed.',
    hint_statistics:
      'Each row looks back from the last close: its change since the last close on or before the same day at the start of the period (at most 10 days older), and the highest and the lowest close since with their days.',
    hint_export:
      'The files hold all values of the period that the chart shows, not just this page of the table. CSV is plain text with a point as decimal sign; XLSX opens in Excel with real dates and numbers.',
    hint_pairs:
      'Tick a pair to add its chart, up to {count} at once; untick it to remove the chart. The address of the page keeps your choice, so it can be sent to others.',
  },
  sections: {
    sections_menu: 'On this page',
    section_top: 'Overview',
  },
  notices: {
    form_unchanged: 'No changes: everything is already as requested.',
    copied_value: '{value} is copied.',
    copy_failed: 'Your browser doesn’t allow copying. Select the text and copy it.',
    support_tickets: 'Support tickets',
    unread_answers: '{count} unread {count, plural, one {answer} other {answers}} from support',
  },
  offers: {
    bottom_banner: 'Notice of the portal',
    app_offer: 'Mobile app',
    app_offer_ios: 'Parcurve is also an app for iPhone and iPad.',
    app_offer_android: 'Parcurve is also an app for Android.',
    app_offer_get: 'Get the app',
    offer_close: 'Close',
  },
} as const;

export type Texts = Translation<typeof eng>;

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
    theme_system: 'System',
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
    footer_no_sources: 'No data sources yet',
    footer_last_import: 'Last import {time}',
    footer_printed: 'Printed {time}',
    footer_tagline: 'Open financial data portal',
    menu_addin: 'Excel add-in',
    menu_help: 'Help',
  },
  errors: {
    not_found_title: 'Page not found',
    not_found_text: 'The URL may be mistyped, or the page may have been removed.',
    server_error_title: 'Something went wrong on our side',
    server_error_text:
      'The error has been logged. Try again; if the problem persists, give the operator this request ID: {id}',
    unreachable_title: 'The server cannot be reached',
    unreachable_text:
      'You’re offline, or the server is temporarily unavailable. The page will load automatically once the server responds again.',
    refused_title: 'This request can’t be completed',
    back_to_start: 'Go to the home page',
    try_again: 'Try again',
    error_invalid_field: 'This value is invalid.',
  },
  access: {
    asterisks: 'Get an account with access to see values',
    asterisks_auth: 'Get access from the operator to see values',
    value_hidden: 'hidden, needs access',
    get_access: 'Get access',
    values_seen: 'You can see names, terms and dates.',
    shapes_seen: 'You can see names, dates and chart shapes.',
    values_need_access: 'To see values, you need access from the operator.',
    values_need_account: 'To see values, you need an account with access.',
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
    no_data_yet: 'This portal has no data yet.',
    no_data_operator:
      'To try the portal, stop the server, run “{command}” and start it again: this loads an invented demo market. Published yield curves are imported with “{importer}”.',
  },
  hints: {
    hints: 'Hints',
    hints_are_on: 'Hints are on.',
    hints_are_off: 'Hints are off. You can turn them on at the bottom of any page.',
    hints_not_saved: 'The setting could not be saved. Try again.',
    help_more: 'More in Help',
  },
  hint_texts: {
    hint_about: 'Explanation: {name}',
    hint_change:
      'The change since the previous trading day. Not shown if that day has no value, or if the latest value is older than the last trading day. Rates change in basis points: 100 bp is one percentage point.',
    hint_realtime:
      'Real-time values appear as soon as the source publishes them, and update automatically for viewers with access.',
    hint_daily: 'A daily value, published once after the end of the day. It is not a live price.',
    hint_shape:
      'Without access, a chart shows only the shape of the line, on a scale from 0 to 100. The actual values are not sent to your browser.',
    hint_chart:
      'Mouse: Ctrl + wheel zooms, dragging pans and a double-click shows everything. Keyboard: arrow keys move between points, + and − zoom, and 0 shows everything. A trend line is fitted to the points of the loaded period. You can save or print the image.',
    hint_statistics:
      'Each row looks back from the last close. It shows the change since the last close on or before the same day at the start of the period (at most 10 days earlier), and the highest and lowest closes since then with their dates.',
    hint_export:
      'The files contain all values of the period shown in the chart, not just this page of the table. CSV is plain text with a decimal point; XLSX opens in Excel with proper dates and numbers.',
    hint_pairs:
      'Tick a pair to add its chart, up to {count} at once; untick it to remove the chart. The URL stores your selection, so you can share it.',
  },
  sections: {
    sections_menu: 'On this page',
    section_top: 'Overview',
  },
  notices: {
    form_unchanged: 'No changes: everything is already as requested.',
    copied_value: '{value} copied.',
    copy_failed: 'Your browser doesn’t allow copying. Select the text and copy it.',
    support_tickets: 'Support tickets',
    unread_answers: '{count} unread {count, plural, one {answer} other {answers}} from support',
  },
  offers: {
    bottom_banner: 'Portal notice',
    app_offer: 'Mobile app',
    app_offer_ios: 'Parcurve also has an app for iPhone and iPad.',
    app_offer_android: 'Parcurve also has an app for Android.',
    app_offer_get: 'Get the app',
    offer_close: 'Close',
  },
} as const;

export type Texts = Translation<typeof eng>;

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  header: {
    skip_to_content: 'Skip to content',
    main_menu: 'Main menu',
    open_menu: 'Open the menu',
    show_submenu: 'Show “{name}”',
    language: 'Language',
    theme: 'Theme',
    theme_system: 'As the system',
    theme_light: 'Light',
    theme_dark: 'Dark',
    sign_in: 'Sign in',
    sign_out: 'Sign out',
    register: 'Register',
    account: 'Account',
  },
  menu: {
    menu_currencies: 'Currencies',
    menu_indexes: 'Indexes',
    menu_all_indexes: 'All indexes',
    menu_derivatives: 'Derivatives',
    menu_developers: 'Developers',
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
    values_locked:
      'Your account sees names, dates and the shapes of charts. Values need access from the operator.',
    values_locked_anonymous:
      'You see names, dates and the shapes of charts. Values need an account with access.',
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
  offers: {
    bottom_banner: 'Notice of the portal',
    app_offer: 'Mobile app',
    app_offer_ios: 'Parcurve is also an app for iPhone and iPad.',
    app_offer_android: 'Parcurve is also an app for Android.',
    app_offer_get: 'Get the app',
    offer_close: 'Close',
  },
} as const;

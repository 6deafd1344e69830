import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  udf: {
    udf_all: 'All',
    udf_bond: 'Bonds',
    udf_stock: 'Stocks',
    udf_etf: 'Funds (ETF)',
    udf_index: 'Indexes',
    udf_forex: 'Currency pairs',
    udf_curve: 'Yield curves',
    udf_figure_yield: 'Yield to maturity',
    udf_figure_worst: 'Yield to worst',
    udf_figure_duration: 'Modified duration to maturity',
    udf_figure_accrued: 'Accrued interest',
    udf_figure_spread: 'Spread to maturity',
    udf_figure_worst_duration: 'Modified duration to worst',
    udf_figure_worst_spread: 'Spread to worst',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Name',
    openbb_value: 'Value',
    openbb_change: 'Change',
    openbb_change_percent: 'Change, %',
    openbb_unit: 'Unit',
    openbb_as_of: 'As of',
    openbb_symbol: 'Ticker or ISIN',
    openbb_indexes: 'Indexes',
    openbb_indexes_about: 'Indexes with their latest values and changes.',
    openbb_currencies: 'Currency pairs',
    openbb_currencies_about: 'Currency pairs with their latest values and changes.',
    openbb_history: 'History',
    openbb_history_about: 'Daily closes of an instrument, the latest first.',
    openbb_chart: 'Chart',
    openbb_chart_about: 'The chart of any instrument of this portal.',
    openbb_archive: 'Futures archive',
    openbb_archive_about: 'Daily rows of a futures contract, by expiry, the latest first.',
    openbb_figure: 'Figure',
    openbb_worst: 'Yield to worst, %',
    openbb_spread: 'Spread, bp',
    openbb_years: 'Years',
    openbb_rate: 'Rate, %',
    openbb_change_bp: 'Change, bp',
    openbb_bond: 'Bond: figures',
    openbb_bond_about: 'Price, yields, durations and spread of a bond at its latest price.',
    openbb_bond_flows: 'Bond: cash flow',
    openbb_bond_flows_about: 'Coupons and repayments of a bond, per 100 of the original nominal.',
    openbb_bond_workouts: 'Bond: workouts',
    openbb_bond_workouts_about:
      'Yield and durations of a bond to maturity, next call and next put.',
    openbb_calculator_about:
      'Yield from a price or price from a yield, with accrued interest, durations, convexity and DV01.',
    openbb_curve_about: 'Par, zero or forward rates of a government curve on any day.',
    openbb_app_about:
      'Indexes, currency pairs, bonds, yield curves, charts and the futures archive of this portal.',
  },
  addin: {
    addin_title: 'Excel add-in',
    addin_description: 'Quotes, daily histories and the futures archive as functions in Excel.',
    addin_lead:
      'Values of this portal in your sheets, by function. They are read with a token of your account, so they show what your account may see.',
    addin_manifest: 'Download the manifest',
    addin_make_token: 'Make a token',
    addin_install: 'Install',
    addin_https: 'Excel loads add-ins over HTTPS only: the portal needs an https address.',
    addin_web: 'Excel on the web',
    addin_web_steps:
      'Home → Add-ins → More Add-ins → My Add-ins → Upload My Add-in: choose the manifest.',
    addin_windows: 'Excel for Windows',
    addin_windows_steps:
      'Put the manifest into a shared folder. File → Options → Trust Center → Trust Center Settings → Trusted Add-in Catalogs: add the network path of the folder, tick Show in Menu and restart Excel. Then Home → Add-ins → More Add-ins → Shared Folder.',
    addin_mac: 'Excel for Mac',
    addin_mac_steps: 'Put the manifest into this folder and restart Excel. Then Home → Add-ins.',
    addin_company: 'For everybody in Microsoft 365',
    addin_company_steps:
      'Microsoft 365 admin center → Settings → Integrated apps → Upload custom apps: choose the manifest.',
    addin_first: 'First use',
    addin_first_steps:
      'Make a token, open Parcurve on the Home tab of Excel, paste the token and save it. Then type a function into a cell.',
    addin_functions: 'Functions',
    addin_parameter: 'Parameter',
    addin_meaning: 'Meaning',
    addin_may_lack: '{meaning} (may be left out)',
    addin_quote_about: 'The latest value of an instrument.',
    addin_history_about:
      'The daily values of an instrument, the earliest first: date and value in two columns.',
    addin_archive_about:
      'The daily rows of a futures contract, the latest first, below a header; three months unless days are given.',
    addin_symbol_about: 'Ticker, ISIN or an id such as ID:1001',
    addin_exchange_about: 'The exchange: its MIC or id',
    addin_contract_about: 'The contract: its code or id',
    addin_from_about: 'The first day: a date of Excel, or a text such as 2026-01-31',
    addin_to_about: 'The last day, likewise',
    addin_notes: 'Good to know',
    addin_note_dates: 'Days come as Excel’s numbers: give their cells a date format.',
    addin_note_separator:
      'Where your Excel separates arguments with semicolons, write ; in place of the commas.',
    addin_note_refresh:
      'Values stay as they were calculated; Ctrl+Alt+F9 asks for all of them anew.',
    addin_note_errors:
      '#VALUE! is what cannot be read, such as a day that there is not. #N/A is what is not there or not for your account. The message beside the cell says why.',
    addin_bond_about:
      'A term or figure of a bond, at its latest price or at one that you give. Yields and rates are decimals, spreads and margins basis points; prices, accrued interest, DV01 and claim are per 100 of the outstanding nominal, outstanding is per 100 of the original one.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim or recovery',
    addin_settlement_about: 'The day of settlement; that of a trade of today if left out',
    addin_price_about: 'The clean price per 100; the latest of the market if left out',
    addin_workout_about:
      'To which end yield, durations, convexity, DV01 and spread are: maturity, worst, call (the next) or put (the next); to maturity if left out',
    addin_yield_about:
      'The yield of a bond from its price. The arguments are those of Excel’s YIELD, in its order, so that you may put PARCURVE. before it; for a bond of this portal: symbol, price and, if you like, settlement.',
    addin_price_function_about:
      'The price of a bond from its yield, per 100 and without accrued interest. The arguments are those of Excel’s PRICE, in its order; for a bond of this portal: symbol, yield and, if you like, settlement.',
    addin_settlement_or_symbol: 'The day of settlement; or the symbol of a bond of this portal',
    addin_maturity_or_given: 'The day of maturity; after a symbol the price or the yield',
    addin_coupon_or_settlement: 'The yearly coupon as 0.05; after a symbol the day of settlement',
    addin_yield_price_about: 'The price per 100',
    addin_price_yield_about: 'The yield as 0.045',
    addin_redemption_about: 'What is repaid per 100; 100 if left out',
    addin_frequency_about: 'Coupons a year: 1, 2 or 4',
    addin_basis_about:
      'The day count as in Excel: 0 is 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 if left out',
  },
  addin_pane: {
    addin_button_about: 'Enter your token, search instruments and insert functions.',
    addin_token: 'Your token',
    addin_token_hint: 'It begins with pcv_ and stays in this Excel',
    addin_token_save: 'Save and test',
    addin_token_forget: 'Forget',
    addin_token_good: 'The token works.',
    addin_token_forgotten: 'The token is no longer stored here.',
    addin_no_token: 'Enter your token first: Parcurve on the Home tab.',
    addin_no_values: 'There are no values for this.',
    addin_search: 'Search',
    addin_search_hint: 'Name, ticker or ISIN',
    addin_find: 'Find',
    addin_found_nothing: 'Nothing was found.',
    addin_insert_quote: 'Insert quote',
    addin_insert_history: 'Insert history',
    addin_inserted: 'Inserted: {formula}',
    addin_not_in_excel: 'Open this pane in Excel to insert functions.',
    addin_unreachable: 'The server does not answer. Try again later.',
  },
} as const;

export type Texts = Translation<typeof eng>;

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
    openbb_history_about: 'Daily closes of an instrument, latest first.',
    openbb_chart: 'Chart',
    openbb_chart_about: 'Chart of any instrument on this portal.',
    openbb_archive: 'Futures archive',
    openbb_archive_about: 'Daily data for a futures contract by expiry, latest first.',
    openbb_figure: 'Measure',
    openbb_worst: 'Yield to worst, %',
    openbb_spread: 'Spread, bp',
    openbb_years: 'Years',
    openbb_rate: 'Rate, %',
    openbb_change_bp: 'Change, bp',
    openbb_bond: 'Bond: analytics',
    openbb_bond_about: 'Price, yields, durations and spread of a bond at its latest price.',
    openbb_bond_flows: 'Bond: cash flows',
    openbb_bond_flows_about:
      'Coupon and principal payments of a bond, per 100 of original nominal.',
    openbb_bond_workouts: 'Bond: workouts',
    openbb_bond_workouts_about:
      'Yield and durations of a bond to maturity, next call and next put.',
    openbb_calculator_about:
      'Yield from a price or price from a yield, with accrued interest, durations, convexity and DV01.',
    openbb_curve_about: 'Par, zero or forward rates of a government curve on any date.',
    openbb_app_about:
      'Indexes, currency pairs, bonds, yield curves, charts and the futures archive from this portal.',
  },
  addin: {
    addin_title: 'Excel add-in',
    addin_description: 'Quotes, daily history and the futures archive as Excel functions.',
    addin_lead:
      'Bring data from this portal into your spreadsheets with Excel functions. The add-in uses your API token, so it shows what your account can see.',
    addin_manifest: 'Download the manifest',
    addin_make_token: 'Create a token',
    addin_install: 'Install',
    addin_https: 'Excel loads add-ins over HTTPS only, so the portal needs an HTTPS URL.',
    addin_web: 'Excel on the web',
    addin_web_steps:
      'Home → Add-ins → More Add-ins → My Add-ins → Upload My Add-in: choose the manifest.',
    addin_windows: 'Excel for Windows',
    addin_windows_steps:
      'Put the manifest in a shared folder. File → Options → Trust Center → Trust Center Settings → Trusted Add-in Catalogs: add the network path of the folder, tick Show in Menu and restart Excel. Then Home → Add-ins → More Add-ins → Shared Folder.',
    addin_mac: 'Excel for Mac',
    addin_mac_steps: 'Put the manifest in this folder and restart Excel. Then Home → Add-ins.',
    addin_company: 'For everyone in Microsoft 365',
    addin_company_steps:
      'Microsoft 365 admin center → Settings → Integrated apps → Upload custom apps: choose the manifest.',
    addin_first: 'First use',
    addin_first_steps:
      'Create a token, open Parcurve on Excel’s Home tab, paste the token and save it. Then type a function into a cell.',
    addin_functions: 'Functions',
    addin_parameter: 'Parameter',
    addin_meaning: 'Description',
    addin_may_lack: '{meaning} (optional)',
    addin_quote_about: 'The latest value of an instrument.',
    addin_history_about:
      'Daily values of an instrument, earliest first, in two columns: date and value.',
    addin_archive_about:
      'Daily rows of a futures contract, latest first, below a header row; three months if no dates are given.',
    addin_symbol_about: 'Ticker, ISIN or an ID such as ID:1001',
    addin_exchange_about: 'MIC or ID of the exchange',
    addin_contract_about: 'Code or ID of the contract',
    addin_from_about: 'First day: an Excel date, or text such as 2026-01-31',
    addin_to_about: 'Last day, in the same format',
    addin_notes: 'Good to know',
    addin_note_dates: 'Dates are returned as Excel serial numbers: format the cells as dates.',
    addin_note_separator:
      'If your Excel separates arguments with semicolons, use ; instead of commas.',
    addin_note_refresh:
      'Values don’t update by themselves: press Ctrl+Alt+F9 to recalculate all of them.',
    addin_note_errors:
      '#VALUE! means an argument is invalid, for example a date that doesn’t exist. #N/A means there is no value, or your account has no access to it. The message beside the cell gives the reason.',
    addin_bond_about:
      'A term or measure of a bond, at its latest price or at a price you give. Yields and rates are decimals, spreads and margins basis points; prices, accrued interest, DV01 and claim are per 100 of outstanding nominal; outstanding is per 100 of original nominal.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim or recovery',
    addin_settlement_about: 'Settlement date; by default, that of a trade made today',
    addin_price_about: 'Clean price per 100; the latest market price by default',
    addin_workout_about:
      'Workout for yield, durations, convexity, DV01 and spread: maturity, worst, call (next) or put (next); maturity by default',
    addin_yield_about:
      'The yield of a bond from its price. Takes the same arguments as Excel’s YIELD, in the same order, so you can put PARCURVE. in front of it; for a bond on this portal: symbol, price and, optionally, settlement.',
    addin_price_function_about:
      'The clean price of a bond from its yield, per 100. Takes the same arguments as Excel’s PRICE, in the same order; for a bond on this portal: symbol, yield and, optionally, settlement.',
    addin_settlement_or_symbol: 'Settlement date, or the symbol of a bond on this portal',
    addin_maturity_or_given: 'Maturity date; after a symbol, the price or the yield',
    addin_coupon_or_settlement:
      'Annual coupon rate, such as 0.05; after a symbol, the settlement date',
    addin_yield_price_about: 'Price per 100',
    addin_price_yield_about: 'Yield, such as 0.045',
    addin_redemption_about: 'Redemption value per 100; 100 by default',
    addin_frequency_about: 'Coupons per year: 1, 2 or 4',
    addin_basis_about:
      'Day count as in Excel: 0 is 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 by default',
  },
  addin_pane: {
    addin_button_about: 'Enter your token, search instruments and insert functions.',
    addin_token: 'Your token',
    addin_token_hint: 'Starts with pcv_ and is stored only in this Excel',
    addin_token_save: 'Save and test',
    addin_token_forget: 'Forget',
    addin_token_good: 'The token works.',
    addin_token_forgotten: 'The token is no longer stored here.',
    addin_no_token: 'Enter your token first: open Parcurve on the Home tab.',
    addin_no_values: 'No values available.',
    addin_search: 'Search',
    addin_search_hint: 'Name, ticker or ISIN',
    addin_find: 'Find',
    addin_found_nothing: 'No matches. Try another name, ticker or ISIN.',
    addin_insert_quote: 'Insert quote',
    addin_insert_history: 'Insert history',
    addin_inserted: 'Inserted: {formula}',
    addin_not_in_excel: 'Open this pane in Excel to insert functions.',
    addin_unreachable: 'The server isn’t responding. Try again later.',
  },
} as const;

export type Texts = Translation<typeof eng>;

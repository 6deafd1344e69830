/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    home_title: 'Markets at a glance',
    home_description:
      'Parcurve, the open financial data portal: bonds, stocks, ETFs, indexes, currencies and derivatives.',
    home_lead:
      'Bonds, stocks, ETFs, indexes, issuers, currencies and derivatives on your own server, with your own data.',
    home_leading_indexes: 'Leading indexes',
    home_leading_rates: 'Leading rates and yields',
    home_all_indexes: 'See all indexes',
    home_all_rates: 'See all rates and yields',
  },
} as const;

import type { Texts } from './eng.ts';

export const fra: Texts = {
  udf: {
    udf_all: 'Tous',
    udf_bond: 'Obligations',
    udf_stock: 'Actions',
    udf_etf: 'Fonds (ETF)',
    udf_index: 'Indices',
    udf_forex: 'Paires de devises',
    udf_curve: 'Courbes de taux',
    udf_figure_yield: 'Rendement à l’échéance',
    udf_figure_worst: 'Rendement au pire',
    udf_figure_duration: 'Duration modifiée à l’échéance',
    udf_figure_accrued: 'Intérêts courus',
    udf_figure_spread: 'Écart de taux à l’échéance',
    udf_figure_worst_duration: 'Duration modifiée au pire',
    udf_figure_worst_spread: 'Écart de taux au pire',
  },
  openbb: {
    openbb_ticker: 'Mnémonique',
    openbb_name: 'Nom',
    openbb_value: 'Valeur',
    openbb_change: 'Variation',
    openbb_change_percent: 'Variation, %',
    openbb_unit: 'Unité',
    openbb_as_of: 'Au',
    openbb_symbol: 'Mnémonique ou ISIN',
    openbb_indexes: 'Indices',
    openbb_indexes_about: 'Indices avec leurs dernières valeurs et variations.',
    openbb_currencies: 'Paires de devises',
    openbb_currencies_about: 'Paires de devises avec leurs dernières valeurs et variations.',
    openbb_history: 'Historique',
    openbb_history_about: 'Clôtures quotidiennes d’un instrument, les plus récentes d’abord.',
    openbb_chart: 'Graphique',
    openbb_chart_about: 'Le graphique de n’importe quel instrument de ce portail.',
    openbb_archive: 'Archives des contrats à terme',
    openbb_archive_about:
      'Lignes quotidiennes d’un contrat à terme par échéance, les plus récentes d’abord.',
    openbb_figure: 'Indicateur',
    openbb_worst: 'Rendement au pire, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Années',
    openbb_rate: 'Taux, %',
    openbb_change_bp: 'Variation, pb',
    openbb_bond: 'Obligation : indicateurs',
    openbb_bond_about: 'Prix, rendements, durations et spread d’une obligation au dernier prix.',
    openbb_bond_flows: 'Obligation : flux de trésorerie',
    openbb_bond_flows_about:
      'Coupons et remboursements d’une obligation, pour 100 de nominal d’origine.',
    openbb_bond_workouts: 'Obligation : scénarios de remboursement',
    openbb_bond_workouts_about:
      'Rendement et durations d’une obligation à l’échéance, au prochain call et au prochain put.',
    openbb_calculator_about:
      'Rendement à partir du prix ou prix à partir du rendement, avec coupon couru, durations, convexité et DV01.',
    openbb_curve_about: 'Taux pair, zéro ou forward d’une courbe souveraine à toute date.',
    openbb_app_about:
      'Indices, paires de devises, obligations, courbes de taux, graphiques et archives des contrats à terme de ce portail.',
  },
  addin: {
    addin_title: 'Complément Excel',
    addin_description:
      'Cours, historique quotidien et archive des contrats à terme en fonctions Excel.',
    addin_lead:
      'Les valeurs de ce portail dans vos feuilles, par des fonctions. Elles sont lues avec un jeton de votre compte et montrent ce que votre compte peut voir.',
    addin_manifest: 'Télécharger le manifeste',
    addin_make_token: 'Créer un jeton',
    addin_install: 'Mise en place',
    addin_https:
      'Excel ne charge les compléments que par HTTPS : le portail a besoin d’une adresse https.',
    addin_web: 'Excel sur le web',
    addin_web_steps:
      'Accueil → Compléments → Plus de compléments → Mes compléments → Télécharger mon complément : choisissez le manifeste.',
    addin_windows: 'Excel pour Windows',
    addin_windows_steps:
      'Placez le manifeste dans un dossier partagé. Fichier → Options → Centre de gestion de la confidentialité → Paramètres du Centre → Catalogues de compléments approuvés : ajoutez le chemin réseau du dossier, cochez « Afficher dans le menu » et redémarrez Excel. Puis Accueil → Compléments → Plus de compléments → Dossier partagé.',
    addin_mac: 'Excel pour Mac',
    addin_mac_steps:
      'Placez le manifeste dans ce dossier et redémarrez Excel. Puis Accueil → Compléments.',
    addin_company: 'Pour tous dans Microsoft 365',
    addin_company_steps:
      'Centre d’administration Microsoft 365 → Paramètres → Applications intégrées → Charger des applications personnalisées : choisissez le manifeste.',
    addin_first: 'Première utilisation',
    addin_first_steps:
      'Créez un jeton, ouvrez Parcurve dans l’onglet Accueil d’Excel, collez le jeton et enregistrez-le. Saisissez ensuite une fonction dans une cellule.',
    addin_functions: 'Fonctions',
    addin_parameter: 'Paramètre',
    addin_meaning: 'Signification',
    addin_may_lack: '{meaning} (facultatif)',
    addin_quote_about: 'La dernière valeur d’un instrument.',
    addin_history_about:
      'Les valeurs quotidiennes d’un instrument, la plus ancienne d’abord : date et valeur en deux colonnes.',
    addin_archive_about:
      'Les lignes quotidiennes d’un contrat à terme, la plus récente d’abord, sous un en-tête ; trois mois si aucun jour n’est donné.',
    addin_symbol_about: 'Ticker, ISIN ou un identifiant comme ID:1001',
    addin_exchange_about: 'La bourse : son MIC ou son identifiant',
    addin_contract_about: 'Le contrat : son code ou son identifiant',
    addin_from_about: 'Le premier jour : une date d’Excel ou un texte comme 2026-01-31',
    addin_to_about: 'Le dernier jour, de même',
    addin_notes: 'Bon à savoir',
    addin_note_dates:
      'Les jours arrivent en nombres d’Excel : donnez à leurs cellules un format de date.',
    addin_note_separator:
      'Si votre Excel sépare les arguments par des points-virgules, écrivez ; à la place des virgules.',
    addin_note_refresh:
      'Les valeurs restent telles que calculées ; Ctrl+Alt+F9 les redemande toutes.',
    addin_note_errors:
      '#VALEUR! signale ce qui ne peut être lu, comme un jour qui n’existe pas. #N/A signale ce qui n’existe pas ou n’est pas pour votre compte. Le message près de la cellule dit pourquoi.',
    addin_bond_about:
      'Un terme ou un chiffre d’une obligation : à son dernier prix ou à celui que vous donnez. Rendements et taux en décimales, écarts et marges en points de base ; prix, intérêts courus, DV01 et créance pour 100 de nominal restant dû, outstanding pour 100 de nominal d’origine.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim ou recovery',
    addin_settlement_about:
      'Le jour de règlement ; à défaut, celui d’une transaction d’aujourd’hui',
    addin_price_about: 'Le prix pied de coupon pour 100 ; à défaut, le dernier du marché',
    addin_workout_about:
      'Jusqu’où sont calculés rendement, duration, convexité, DV01 et écart : maturity, worst, call (le prochain) ou put (le prochain) ; à l’échéance par défaut',
    addin_yield_about:
      'Le rendement d’une obligation à partir du prix. Les arguments sont ceux de YIELD d’Excel, dans son ordre : il suffit de mettre PARCURVE. devant ; pour une obligation du portail : symbole, prix et, au besoin, règlement.',
    addin_price_function_about:
      'Le prix d’une obligation à partir du rendement, pour 100 et sans intérêts courus. Les arguments sont ceux de PRICE d’Excel, dans son ordre ; pour une obligation du portail : symbole, rendement et, au besoin, règlement.',
    addin_settlement_or_symbol: 'Le jour de règlement ; ou le symbole d’une obligation du portail',
    addin_maturity_or_given: 'Le jour d’échéance ; après un symbole, le prix ou le rendement',
    addin_coupon_or_settlement:
      'Le coupon annuel, par exemple 0,05 ; après un symbole, le jour de règlement',
    addin_yield_price_about: 'Le prix pour 100',
    addin_price_yield_about: 'Le rendement, par exemple 0,045',
    addin_redemption_about: 'Le remboursement pour 100 ; 100 à défaut',
    addin_frequency_about: 'Coupons par an : 1, 2 ou 4',
    addin_basis_about:
      'Le décompte des jours comme dans Excel : 0 est 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360 ; 0 à défaut',
  },
  addin_pane: {
    addin_button_about: 'Saisissez votre jeton, cherchez des instruments et insérez des fonctions.',
    addin_token: 'Votre jeton',
    addin_token_hint: 'Il commence par pcv_ et reste dans cet Excel',
    addin_token_save: 'Enregistrer et tester',
    addin_token_forget: 'Oublier',
    addin_token_good: 'Le jeton fonctionne.',
    addin_token_forgotten: 'Le jeton n’est plus conservé ici.',
    addin_no_token: 'Saisissez d’abord votre jeton : Parcurve dans l’onglet Accueil.',
    addin_no_values: 'Il n’y a pas de valeurs pour cela.',
    addin_search: 'Recherche',
    addin_search_hint: 'Nom, ticker ou ISIN',
    addin_find: 'Chercher',
    addin_found_nothing: 'Aucun résultat.',
    addin_insert_quote: 'Insérer le cours',
    addin_insert_history: 'Insérer l’historique',
    addin_inserted: 'Inséré : {formula}',
    addin_not_in_excel: 'Ouvrez ce volet dans Excel pour insérer des fonctions.',
    addin_unreachable: 'Le serveur ne répond pas. Réessayez plus tard.',
  },
};

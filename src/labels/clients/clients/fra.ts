import type { Texts } from './eng.ts';

export const fra: Texts = {
  udf: {
    udf_all: 'Tous',
    udf_bond: 'Obligations',
    udf_stock: 'Actions',
    udf_etf: 'Fonds (ETF)',
    udf_index: 'Indices',
    udf_forex: 'Paires de devises',
    udf_curve: 'Courbes des taux',
    udf_figure_yield: 'Rendement à l’échéance',
    udf_figure_worst: 'Rendement au pire',
    udf_figure_duration: 'Duration modifiée à l’échéance',
    udf_figure_accrued: 'Coupon couru',
    udf_figure_spread: 'Spread à l’échéance',
    udf_figure_worst_duration: 'Duration modifiée au pire',
    udf_figure_worst_spread: 'Spread au pire',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Nom',
    openbb_value: 'Valeur',
    openbb_change: 'Variation',
    openbb_change_percent: 'Variation, %',
    openbb_unit: 'Unité',
    openbb_as_of: 'Au',
    openbb_symbol: 'Ticker ou ISIN',
    openbb_indexes: 'Indices',
    openbb_indexes_about: 'Indices avec leurs dernières valeurs et variations.',
    openbb_currencies: 'Paires de devises',
    openbb_currencies_about: 'Paires de devises avec leurs dernières valeurs et variations.',
    openbb_history: 'Historique',
    openbb_history_about: 'Clôtures quotidiennes d’un instrument, les plus récentes d’abord.',
    openbb_chart: 'Graphique',
    openbb_chart_about: 'Graphique de tout instrument de ce portail.',
    openbb_archive: 'Archives des contrats à terme',
    openbb_archive_about:
      'Données quotidiennes d’un contrat à terme par échéance, les plus récentes d’abord.',
    openbb_figure: 'Indicateur',
    openbb_worst: 'Rendement au pire, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Années',
    openbb_rate: 'Taux, %',
    openbb_change_bp: 'Variation, pb',
    openbb_bond: 'Obligation : indicateurs',
    openbb_bond_about: 'Prix, rendements, durations et spread d’une obligation au dernier cours.',
    openbb_bond_flows: 'Obligation : flux de trésorerie',
    openbb_bond_flows_about:
      'Coupons et remboursements de principal d’une obligation, pour 100 de nominal d’origine.',
    openbb_bond_workouts: 'Obligation : scénarios de remboursement',
    openbb_bond_workouts_about:
      'Rendement et durations d’une obligation à l’échéance, au prochain call et au prochain put.',
    openbb_calculator_about:
      'Rendement à partir du prix ou prix à partir du rendement, avec coupon couru, durations, convexité et DV01.',
    openbb_curve_about:
      'Taux au pair, zéro-coupon ou à terme d’une courbe souveraine à toute date.',
    openbb_app_about:
      'Indices, paires de devises, obligations, courbes des taux, graphiques et archives des contrats à terme de ce portail.',
  },
  addin: {
    addin_title: 'Complément Excel',
    addin_description:
      'Cours, historique quotidien et archives des contrats à terme sous forme de fonctions Excel.',
    addin_lead:
      'Intégrez les données de ce portail à vos feuilles de calcul grâce à des fonctions Excel. Le complément utilise votre jeton d’API et affiche donc ce que votre compte permet de voir.',
    addin_manifest: 'Télécharger le manifeste',
    addin_make_token: 'Créer un jeton',
    addin_install: 'Installation',
    addin_https:
      'Excel ne charge les compléments que par HTTPS : le portail doit avoir une URL HTTPS.',
    addin_web: 'Excel sur le web',
    addin_web_steps:
      'Accueil → Compléments → Plus de compléments → Mes compléments → Télécharger mon complément : choisissez le manifeste.',
    addin_windows: 'Excel pour Windows',
    addin_windows_steps:
      'Placez le manifeste dans un dossier partagé. Fichier → Options → Centre de gestion de la confidentialité → Paramètres du Centre → Catalogues de compléments approuvés : ajoutez le chemin réseau du dossier, cochez « Afficher dans le menu » et redémarrez Excel. Puis Accueil → Compléments → Plus de compléments → Dossier partagé.',
    addin_mac: 'Excel pour Mac',
    addin_mac_steps:
      'Placez le manifeste dans ce dossier et redémarrez Excel. Puis Accueil → Compléments.',
    addin_company: 'Pour tous les utilisateurs de Microsoft 365',
    addin_company_steps:
      'Centre d’administration Microsoft 365 → Paramètres → Applications intégrées → Charger des applications personnalisées : choisissez le manifeste.',
    addin_first: 'Première utilisation',
    addin_first_steps:
      'Créez un jeton, ouvrez Parcurve dans l’onglet Accueil d’Excel, collez le jeton et enregistrez-le. Saisissez ensuite une fonction dans une cellule.',
    addin_functions: 'Fonctions',
    addin_parameter: 'Paramètre',
    addin_meaning: 'Description',
    addin_may_lack: '{meaning} (facultatif)',
    addin_quote_about: 'La dernière valeur d’un instrument.',
    addin_history_about:
      'Valeurs quotidiennes d’un instrument, les plus anciennes d’abord, en deux colonnes : date et valeur.',
    addin_archive_about:
      'Données quotidiennes d’un contrat à terme, les plus récentes d’abord, sous une ligne d’en-tête ; trois mois si aucune date n’est indiquée.',
    addin_symbol_about: 'Ticker, ISIN ou un identifiant comme ID:1001',
    addin_exchange_about: 'MIC ou identifiant de la bourse',
    addin_contract_about: 'Code ou identifiant du contrat',
    addin_from_about: 'Premier jour : une date Excel ou un texte comme 2026-01-31',
    addin_to_about: 'Dernier jour, au même format',
    addin_notes: 'Bon à savoir',
    addin_note_dates:
      'Les dates sont renvoyées sous forme de numéros de série Excel : appliquez un format de date aux cellules.',
    addin_note_separator:
      'Si votre Excel sépare les arguments par des points-virgules, utilisez ; au lieu des virgules.',
    addin_note_refresh:
      'Les valeurs ne se mettent pas à jour d’elles-mêmes : appuyez sur Ctrl+Alt+F9 pour tout recalculer.',
    addin_note_errors:
      '#VALEUR! signale un argument non valide, par exemple une date qui n’existe pas. #N/A signifie qu’il n’y a pas de valeur ou que votre compte n’y a pas accès. Le message près de la cellule en donne la raison.',
    addin_bond_about:
      'Une modalité ou un indicateur d’une obligation, à son dernier cours ou au prix que vous indiquez. Rendements et taux en décimales, spreads et marges en points de base ; prix, coupon couru, DV01 et créance pour 100 de nominal restant dû ; outstanding pour 100 de nominal d’origine.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim ou recovery',
    addin_settlement_about:
      'Date de règlement ; par défaut, celle d’une transaction effectuée aujourd’hui',
    addin_price_about: 'Prix pied de coupon pour 100 ; par défaut, le dernier cours de marché',
    addin_workout_about:
      'Remboursement retenu pour le rendement, les durations, la convexité, le DV01 et le spread : maturity, worst, call (le prochain) ou put (le prochain) ; maturity par défaut',
    addin_yield_about:
      'Le rendement d’une obligation à partir de son prix. Accepte les mêmes arguments que la fonction YIELD d’Excel, dans le même ordre : il suffit d’ajouter PARCURVE. devant ; pour une obligation de ce portail : symbole, prix et, en option, règlement.',
    addin_price_function_about:
      'Le prix pied de coupon d’une obligation à partir de son rendement, pour 100. Accepte les mêmes arguments que la fonction PRICE d’Excel, dans le même ordre ; pour une obligation de ce portail : symbole, rendement et, en option, règlement.',
    addin_settlement_or_symbol: 'Date de règlement, ou symbole d’une obligation de ce portail',
    addin_maturity_or_given: 'Date d’échéance ; après un symbole, le prix ou le rendement',
    addin_coupon_or_settlement:
      'Taux de coupon annuel, par exemple 0,05 ; après un symbole, la date de règlement',
    addin_yield_price_about: 'Prix pour 100',
    addin_price_yield_about: 'Rendement, par exemple 0,045',
    addin_redemption_about: 'Valeur de remboursement pour 100 ; 100 par défaut',
    addin_frequency_about: 'Coupons par an : 1, 2 ou 4',
    addin_basis_about:
      'Base de calcul comme dans Excel : 0 pour 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360 ; 0 par défaut',
  },
  addin_pane: {
    addin_button_about:
      'Saisissez votre jeton, recherchez des instruments et insérez des fonctions.',
    addin_token: 'Votre jeton',
    addin_token_hint: 'Commence par pcv_ et n’est conservé que dans cet Excel',
    addin_token_save: 'Enregistrer et tester',
    addin_token_forget: 'Oublier',
    addin_token_good: 'Le jeton fonctionne.',
    addin_token_forgotten: 'Le jeton n’est plus conservé ici.',
    addin_no_token: 'Saisissez d’abord votre jeton : ouvrez Parcurve dans l’onglet Accueil.',
    addin_no_values: 'Aucune valeur disponible.',
    addin_search: 'Recherche',
    addin_search_hint: 'Nom, ticker ou ISIN',
    addin_find: 'Rechercher',
    addin_found_nothing: 'Aucun résultat. Essayez un autre nom, ticker ou ISIN.',
    addin_insert_quote: 'Insérer le cours',
    addin_insert_history: 'Insérer l’historique',
    addin_inserted: 'Inséré : {formula}',
    addin_not_in_excel: 'Ouvrez ce volet dans Excel pour insérer des fonctions.',
    addin_unreachable: 'Le serveur ne répond pas. Réessayez plus tard.',
  },
};

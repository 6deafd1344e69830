import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    conformance_title: 'Comment les chiffres sont vérifiés',
    conformance_description:
      'Sources auxquelles les calculs obligataires de cette version ont été comparés, et degré de concordance.',
    conformance_lead:
      'Version {version}, code de calcul {digest}. Tous les chiffres de cette page ont été écrits par l’exécution de tests qui a fait les comparaisons ; aucun n’a été saisi à la main.',
    conformance_total: '{agreeing} valeurs sur {cases} concordent, dans la limite de tolérance.',
    conformance_official: 'Sources officielles',
    conformance_official_total:
      '{agreeing} valeurs sur {cases} publiées par des Trésors, des bourses et des banques centrales concordent, dans la limite de tolérance.',
    conformance_official_rest:
      'Les {count} autres s’expliquent par des lacunes ou des corrections dans les données publiées ; chacune est indiquée avec son motif.',
    conformance_reference: 'Calculs de référence',
    conformance_conventions: 'Écarts de conventions',
    conformance_conventions_lead:
      'Certaines fonctions d’Excel suivent leurs propres conventions, surtout pour les premières et dernières périodes de coupon irrégulières : ces lignes sont comptées à part et ne sont pas comparées. Tout autre écart doit relever d’une règle étroite portant sur la base et les dates de sa ligne.',
    conformance_why: 'Écarts et motifs',
    conformance_why_note: 'Une valeur peut différer pour plusieurs motifs.',
    conformance_confirmed:
      'Dans chacune des {count} lignes, des formules indépendantes, écrites d’après les définitions publiées et sans aucun code du produit, reproduisent notre valeur. Avec les règles indiquées ici, elles reproduisent celle d’Excel.',
    conformance_subject: 'Valeur',
    conformance_cases: 'Cas',
    conformance_agreeing: 'Concordent',
    conformance_tolerance: 'Tolérance',
    conformance_worst: 'Écart maximal',
    conformance_relative: '{value} (en relatif)',
    conformance_exceptions: '{count} {count, plural, one {exception} other {exceptions}}',
    conformance_at_most: 'au plus {value}',
    conformance_confirmed_of: 'Des formules indépendantes confirment la nôtre dans {count} cas.',
    conformance_for_example: 'Par exemple, {row} : publié {published}, le nôtre {ours}.',
    conformance_refused: 'aucun',
    conformance_aside: 'Autre convention : {count}',
    conformance_skipped: 'Non comparées : {count}',
    conformance_rows: 'Télécharger les lignes (CSV)',
    conformance_examples: 'Exemples publiés',
    conformance_example: 'Exemple',
    conformance_inputs: 'Données d’entrée',
    conformance_published: 'Publié',
    conformance_ours: 'Le nôtre',
    conformance_file: 'Télécharger le tableau (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Adjudications du Trésor américain',
    conformance_origin_us_treasury: 'Résultats officiels, 2008–2017 ; domaine public.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Bibliothèque open source de finance quantitative, exécutée sur 1 000 obligations réelles avec d’autres dates et rendements ; licence de type BSD.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Résultats calculés par Excel lui-même, publiés sous forme de tables par un projet open source (Apache-2.0).',
    conformance_source_curves: 'Courbes des taux des banques centrales',
    conformance_origin_curves:
      'Réserve fédérale : paramètres et taux depuis 1961 ; Banque centrale européenne : taux, 2006–2008. Données publiques.',
    conformance_source_moex: 'Bourse de Moscou',
    conformance_origin_moex:
      'Toutes les obligations au 15 février 2024, issues du service de la bourse elle-même ; aucune licence indiquée.',
    conformance_source_ofz_auctions: 'Ministère des Finances de Russie',
    conformance_origin_ofz_auctions:
      'Résultats d’adjudications, 2019–2024 ; aucune licence indiquée.',
    conformance_source_german: 'Obligations d’État allemandes',
    conformance_origin_german:
      'Prix et coupon couru de 15 obligations sur 65 jours en 2009, issus d’un paquet R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Prix à partir du rendement',
    conformance_figure_yield_from_price: 'Rendement à partir du prix',
    conformance_figure_last_period_yield:
      'Rendement à partir du prix dans la dernière période de coupon',
    conformance_figure_dirty_price: 'Prix plein coupon',
    conformance_figure_accrued: 'Coupon couru',
    conformance_figure_macaulay: 'Duration de Macaulay',
    conformance_figure_modified: 'Duration modifiée',
    conformance_figure_convexity: 'Convexité',
    conformance_figure_basis_point: 'Valeur d’un point de base',
    conformance_figure_coupon_days: 'Jours et périodes de coupon',
    conformance_figure_odd_first_price: 'Prix avec premier coupon irrégulier',
    conformance_figure_odd_last_price: 'Prix avec dernier coupon irrégulier',
    conformance_figure_simple_yield: 'Rendement simple',
    conformance_figure_bill_price: 'Prix d’un bon à partir du taux d’escompte',
    conformance_figure_bill_yield: 'Rendement d’un bon',
    conformance_figure_index_ratio: 'Coefficient d’indexation',
    conformance_figure_reference_index: 'Indice de référence quotidien',
    conformance_figure_money_price: 'Prix nominal, indexation comprise',
    conformance_figure_discount_margin:
      'Marge actuarielle d’une obligation à taux variable à partir du prix',
    conformance_figure_zero_rates: 'Taux zéro-coupon, en %',
    conformance_figure_forward_rates: 'Taux à terme, en %',
    conformance_figure_par_rates: 'Taux au pair, en %',
    conformance_figure_fitted_rates: 'Taux d’une courbe réestimée, en %',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US : après un début au dernier jour de février, une fin au 31 compte pour le 30 si les règles de la SIA sont appliquées dans l’ordre ; QuantLib le fait depuis 2025 (pull request 2243). Excel et QuantLib 1.29 conservent le 31.',
    conformance_reason_negative_time:
      'ACT/360 et ACT/365 en fin de période : plus de 360/f ou 365/f jours sont passés, si bien que, dans Excel, le temps jusqu’au prochain coupon est nul ou négatif.',
    conformance_reason_last_period_days:
      'YIELD dans la dernière période de coupon : Excel utilise les jours jusqu’à l’échéance, qui diffèrent de la période moins les jours courus ; sa propre fonction PRICE ne redonne pas le prix initial.',
    conformance_reason_year_average:
      'ACT/ACT sans périodes de coupon : Excel divise par la durée moyenne des années couvertes, ce qui ne suit ni l’ISDA ni l’ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ : une année contenant un 29 février compte 366 jours (31 CFR 356) ; Excel utilise 365, et 182 jours pour un semestre.',
    conformance_reason_lost_month_end:
      'Chaque date de quasi-coupon se déduit de la précédente, si bien que la fin de mois se perd : 31 août, 28 février, 28 août.',
    conformance_reason_whole_period_days:
      'ODDFPRICE en 30/360 US, première période longue : pour le coupon, Excel compte une quasi-période qui touche la fin de février comme une période entière ; pour le coupon couru, il en compte les jours. À la date de coupon, les deux diffèrent.',
    conformance_reason_two_grids:
      'ODDFPRICE : avant un premier coupon au 28 février, les quasi-coupons tombent en fin de mois ; ensuite, au quantième de l’échéance.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, première période longue : les périodes entières sont comptées à partir du mois de règlement, soit une de trop si les coupons tombent en fin de mois.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE : les périodes sont comptées à rebours de l’échéance et le reste s’ajoute à la dernière comme s’il en faisait partie.',
    conformance_reason_days_left_counted:
      'ODDLPRICE en 30/360 US près d’une fin de mois : Excel compte les jours à partir du règlement, comme le prévoit la formule de Microsoft. Nous utilisons la période moins les jours courus, comme la règle G-33 du MSRB et la propre fonction PRICE d’Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE en 30/360 US : pour le coupon, Excel compte la fin de février et chaque 31 comme le 30 ; pour le coupon couru, non.',
    conformance_reason_odd_first_days:
      'ODDFPRICE en ACT/360 et ACT/365 : Excel mesure les périodes irrégulières et le temps en jours divisés par 360/f ou 365/f, comme le prévoit la formule de Microsoft. Le produit n’a pas cette convention.',
    conformance_reason_odd_last_days:
      'ODDLPRICE en ACT/360 et ACT/365 : Excel utilise ACT/ACT à la place.',
    conformance_reason_below_limit:
      'Un rendement de −200 % ou moins : rejeté ici, car aucune obligation n’est valorisée ainsi.',
    conformance_reason_rough_yield:
      'La recherche par Excel d’un rendement inférieur à 0 s’arrête avant la pleine précision, à 0,000000002 près ; son rendement ne redonne pas le prix fourni.',
    conformance_reason_payments_unknown:
      'Le fichier ne contient pas les coupons ultérieurs, les remboursements ou les taux de change.',
    conformance_reason_coupon_unknown: 'Le coupon ne figure pas dans la liste de la bourse.',
    conformance_reason_index_derived:
      'Indices de référence d’août à novembre 2016 : aucun fichier disponible ne contient les prix à la consommation tels que publiés à l’origine. Ils ont été déduits de ces quatre adjudications, qui concorderaient donc par construction.',
  },
  link: {
    conformance_link: 'Comment les chiffres sont vérifiés',
  },
};

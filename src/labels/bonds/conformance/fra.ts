import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    conformance_title: 'Comment les chiffres sont vérifiés',
    conformance_description:
      'À quoi les calculs obligataires de cette version ont été comparés, et avec quelle précision.',
    conformance_lead:
      'Version {version}, calculs {digest}. Tous les chiffres de cette page ont été écrits par l’exécution des tests qui les a comparés ; aucun à la main.',
    conformance_total: '{agreeing} valeurs sur {cases} concordent dans la tolérance.',
    conformance_official: 'Sources officielles',
    conformance_official_total:
      'Sur {cases} valeurs publiées par des trésors, des bourses et des banques centrales, {agreeing} concordent dans la tolérance.',
    conformance_official_rest:
      'Les {count} autres tiennent à des lacunes ou à des corrections dans les données publiées ; chacune est accompagnée de sa raison.',
    conformance_reference: 'Calculs de référence',
    conformance_conventions: 'Là où les conventions diffèrent',
    conformance_conventions_lead:
      'Certaines fonctions d’Excel ont leurs propres conventions, surtout pour les premières et dernières périodes de coupon irrégulières : ces lignes sont comptées à part et ne sont pas comparées. Tout autre écart doit relever d’une règle étroite sur la base et les dates de sa ligne.',
    conformance_why: 'Ce qui diffère et pourquoi',
    conformance_why_note: 'Une valeur peut différer pour plusieurs raisons.',
    conformance_confirmed:
      'Dans chacune des {count} lignes, des formules simples, écrites d’après les définitions publiées et sans code du produit, donnent notre valeur. Avec les règles indiquées, elles donnent celle d’Excel.',
    conformance_subject: 'Comparé',
    conformance_cases: 'Cas',
    conformance_agreeing: 'Concordent',
    conformance_tolerance: 'Tolérance',
    conformance_worst: 'Plus grand écart',
    conformance_relative: '{value} de la valeur',
    conformance_exceptions:
      '{count} {count, plural, one {écart expliqué} other {écarts expliqués}}',
    conformance_at_most: 'au plus {value}',
    conformance_confirmed_of: 'Les formules simples confirment la nôtre dans {count}.',
    conformance_for_example: 'Par exemple {row} : publié {published}, le nôtre {ours}.',
    conformance_refused: 'aucun',
    conformance_aside: 'Autre convention : {count}',
    conformance_skipped: 'Non comparés : {count}',
    conformance_rows: 'Les lignes (CSV)',
    conformance_examples: 'Exemples publiés',
    conformance_example: 'Exemple',
    conformance_inputs: 'Données',
    conformance_published: 'Publié',
    conformance_ours: 'Le nôtre',
    conformance_file: 'Le tableau en fichier (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Adjudications du Trésor américain',
    conformance_origin_us_treasury: 'Résultats officiels de 2008 à 2017, domaine public.',
    conformance_source_quantlib: 'QuantLib 1.29, bibliothèque de calcul',
    conformance_origin_quantlib:
      'Une bibliothèque ouverte des banques, exécutée sur 1 000 obligations réelles avec d’autres dates et rendements ; licence de type BSD.',
    conformance_source_excel: 'Fonctions de Microsoft Excel',
    conformance_origin_excel:
      'Résultats calculés par Excel lui-même, tirés des tables d’un projet ouvert (Apache-2.0).',
    conformance_source_curves: 'Courbes des banques centrales',
    conformance_origin_curves:
      'Réserve fédérale, paramètres et taux depuis 1961 ; Banque centrale européenne, taux de 2006 à 2008. Données publiques.',
    conformance_source_moex: 'Bourse de Moscou',
    conformance_origin_moex:
      'Toutes les obligations du 15 février 2024, du service de la bourse elle-même ; aucune licence indiquée.',
    conformance_source_ofz_auctions: 'Ministère des Finances de Russie',
    conformance_origin_ofz_auctions:
      'Résultats des adjudications de 2019 à 2024 ; aucune licence indiquée.',
    conformance_source_german: 'Obligations d’État allemandes',
    conformance_origin_german:
      'Prix et intérêts courus de 15 obligations sur 65 jours de 2009, d’un paquet R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Prix à partir du rendement',
    conformance_figure_yield_from_price: 'Rendement à partir du prix',
    conformance_figure_last_period_yield: 'Rendement à partir du prix dans la dernière période',
    conformance_figure_dirty_price: 'Prix avec intérêts courus',
    conformance_figure_accrued: 'Intérêts courus',
    conformance_figure_macaulay: 'Duration de Macaulay',
    conformance_figure_modified: 'Duration modifiée',
    conformance_figure_convexity: 'Convexité',
    conformance_figure_basis_point: 'Valeur d’un point de base',
    conformance_figure_coupon_days: 'Jours et périodes de coupon',
    conformance_figure_odd_first_price: 'Prix avec premier coupon irrégulier',
    conformance_figure_odd_last_price: 'Prix avec dernier coupon irrégulier',
    conformance_figure_simple_yield: 'Rendement simple',
    conformance_figure_bill_price: 'Prix d’un bon à partir de l’escompte',
    conformance_figure_bill_yield: 'Rendement d’un bon',
    conformance_figure_index_ratio: 'Coefficient d’indexation',
    conformance_figure_reference_index: 'Indice de référence d’un jour',
    conformance_figure_money_price: 'Prix en monnaie, indice compris',
    conformance_figure_discount_margin:
      'Marge actuarielle d’une obligation à taux variable d’après son prix',
    conformance_figure_zero_rates: 'Taux zéro-coupon, en pour cent',
    conformance_figure_forward_rates: 'Taux à terme, en pour cent',
    conformance_figure_par_rates: 'Taux au pair, en pour cent',
    conformance_figure_fitted_rates: 'Taux d’une courbe réajustée, en pour cent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US : après le dernier jour de février, un 31 compte pour un 30, selon les règles de la SIA dans leur ordre ; QuantLib le fait depuis 2025 (pull request 2243). Excel et QuantLib 1.29 le laissent à 31.',
    conformance_reason_negative_time:
      'ACT/360 et ACT/365 en fin de période : plus de 360/f ou 365/f jours sont passés et le temps jusqu’au prochain coupon est nul ou négatif pour Excel.',
    conformance_reason_last_period_days:
      'YIELD dans la dernière période : Excel prend les jours jusqu’à l’échéance, qui ne sont pas la période moins les jours courus ; son propre PRICE ne redonne pas le prix.',
    conformance_reason_year_average:
      'ACT/ACT sans périodes de coupon : Excel divise par la durée moyenne des années touchées, ce qui n’est ni ISDA ni ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ : une année avec un 29 février a 366 jours (31 CFR 356) ; Excel prend 365, et une demi-année pour 182 jours.',
    conformance_reason_lost_month_end:
      'Les jours de quasi-coupon se comptent l’un depuis l’autre et perdent la fin du mois : 31 août, 28 février, 28 août.',
    conformance_reason_whole_period_days:
      'ODDFPRICE en 30/360 US, première période longue : Excel compte une quasi-période qui touche la fin de février comme entière dans le coupon et par ses jours dans les intérêts courus. Le jour du coupon, les deux diffèrent.',
    conformance_reason_two_grids:
      'ODDFPRICE : avant un premier coupon au 28 février, les quasi-coupons sont en fin de mois, après, au jour de l’échéance.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, première période longue : les périodes entières se comptent depuis le mois de règlement, une de trop si les coupons sont en fin de mois.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE : les périodes se comptent à rebours de l’échéance et le reste s’ajoute à la dernière comme s’il en faisait partie.',
    conformance_reason_days_left_counted:
      'ODDLPRICE en 30/360 US près d’une fin de mois : Excel compte les jours depuis le règlement, comme le dit la formule de Microsoft. Nous prenons la période moins les jours courus, comme la règle G-33 du MSRB et le PRICE d’Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE en 30/360 US : dans le coupon, Excel compte la fin de février et chaque 31 pour un 30 ; dans les intérêts courus, non.',
    conformance_reason_odd_first_days:
      'ODDFPRICE en ACT/360 et ACT/365 : Excel mesure les périodes irrégulières et le temps en jours sur 360/f et 365/f, comme le dit la formule de Microsoft. Le produit n’a pas cette convention.',
    conformance_reason_odd_last_days:
      'ODDLPRICE en ACT/360 et ACT/365 : Excel prend ACT/ACT à la place.',
    conformance_reason_below_limit:
      'Un rendement de −200 % ou moins : refusé ici, car aucune obligation n’est évaluée ainsi.',
    conformance_reason_rough_yield:
      'La recherche d’Excel d’un rendement inférieur à 0 s’arrête avant les derniers chiffres, à 0,000000002 près ; à son rendement, le prix n’est pas celui donné.',
    conformance_reason_payments_unknown:
      'Les coupons suivants, remboursements ou taux de change ne sont pas dans le fichier.',
    conformance_reason_coupon_unknown: 'Le coupon n’est pas dans la liste de la bourse.',
    conformance_reason_index_derived:
      'Indices de référence d’août à novembre 2016 : les prix à la consommation tels que publiés d’abord ne sont dans aucun fichier disponible. Ils ont été déduits de ces quatre adjudications, qui concorderaient par construction.',
  },
  link: {
    conformance_link: 'Comment les chiffres sont vérifiés',
  },
};

import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Calculateur',
    calc_price: 'Prix pied de coupon, %',
    calc_yield: 'Rendement, %',
    calc_settlement: 'Règlement',
    calc_from_price: 'Rendement d’après le prix',
    calc_from_yield: 'Prix d’après le rendement',
    calc_again: 'Comme au début',
    calc_accrued: 'Intérêts courus',
    calc_dirty: 'Prix plein coupon',
    calc_current: 'Rendement courant, %',
    calc_macaulay: 'Duration de Macaulay, ans',
    calc_modified: 'Duration modifiée',
    calc_convexity: 'Convexité',
    calc_dv01: 'Valeur d’un point de base (DV01)',
  },
  rights: {
    calc_call: 'Rendement au rachat du {date}, %',
    calc_put: 'Rendement au put du {date}, %',
    calc_worst: 'Rendement le plus défavorable, %',
  },
  floaters: {
    calc_margin: 'Marge d’actualisation, pb',
  },
  notes: {
    calc_note:
      'Pour 100 de nominal restant dû, intérêts comptés en {dayCount}. Rendements composés à la fréquence du coupon.',
    calc_assume_index: 'On suppose que le coupon reste celui d’aujourd’hui.',
    calc_assume_inflation: 'On suppose qu’il n’y aura plus d’inflation.',
    calc_assume_ever: 'On suppose que le coupon est versé à perpétuité.',
    calc_example: '100 est un exemple : le prix de marché est réservé à ceux qui ont l’accès.',
  },
  flows: {
    flows_title: 'Flux de trésorerie',
    flows_date: 'Date',
    flows_coupon: 'Coupon',
    flows_principal: 'Principal',
  },
  refused: {
    bond_refused_not_a_day: 'Ce jour n’existe pas dans le calendrier.',
    bond_refused_not_a_number: 'Ce n’est pas un nombre.',
    bond_refused_not_positive: 'Cela doit être supérieur à 0.',
    bond_refused_too_low: 'C’est trop bas.',
    bond_refused_too_high: 'C’est trop élevé.',
    bond_refused_not_after_settlement: 'L’obligation doit échoir après le règlement.',
    bond_refused_neither_given: 'Indiquez un prix ou un rendement.',
    bond_refused_no_yield: 'Aucun rendement n’explique ce prix.',
    bond_refused_nothing_left: 'L’obligation est déjà remboursée à cette date.',
  },
  refusals: {
    bond_refused_missing: 'Cela est nécessaire au calcul.',
    bond_refused_not_allowed: 'Ce choix n’existe pas.',
    bond_refused_negative: 'Cela ne peut pas être négatif.',
    bond_refused_too_many: 'Il y a trop de paiements.',
    bond_refused_wrong_order: 'Ce jour n’est pas dans l’ordre des autres.',
    bond_refused_wrong_sum: 'La somme des remboursements n’est pas 100.',
    bond_refused_both_given: 'Indiquez l’un des deux, pas les deux.',
  },
};

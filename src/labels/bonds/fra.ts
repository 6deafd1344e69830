import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Cela est nécessaire au calcul.',
    bond_refused_not_a_day: 'Ce jour n’existe pas dans le calendrier.',
    bond_refused_not_a_number: 'Ce n’est pas un nombre.',
    bond_refused_not_allowed: 'Ce choix n’existe pas.',
    bond_refused_not_positive: 'Cela doit être supérieur à 0.',
    bond_refused_negative: 'Cela ne peut pas être négatif.',
    bond_refused_too_low: 'C’est trop bas.',
    bond_refused_too_high: 'C’est trop élevé.',
    bond_refused_too_many: 'Il y a trop de paiements.',
    bond_refused_not_after_settlement: 'L’obligation doit échoir après le règlement.',
    bond_refused_wrong_order: 'Ce jour n’est pas dans l’ordre des autres.',
    bond_refused_wrong_sum: 'La somme des remboursements n’est pas 100.',
    bond_refused_both_given: 'Indiquez l’un des deux, pas les deux.',
    bond_refused_neither_given: 'Indiquez un prix ou un rendement.',
    bond_refused_no_yield: 'Aucun rendement n’explique ce prix.',
    bond_refused_nothing_left: 'L’obligation est déjà remboursée à cette date.',
  },
};

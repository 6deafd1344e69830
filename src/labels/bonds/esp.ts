import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Esto hace falta para el cálculo.',
    bond_refused_not_a_day: 'Ese día no existe en el calendario.',
    bond_refused_not_a_number: 'Esto no es un número.',
    bond_refused_not_allowed: 'No es una de las opciones posibles.',
    bond_refused_not_positive: 'Debe ser mayor que 0.',
    bond_refused_negative: 'No puede ser negativo.',
    bond_refused_too_low: 'Es demasiado bajo.',
    bond_refused_too_high: 'Es demasiado alto.',
    bond_refused_too_many: 'Son demasiados pagos.',
    bond_refused_not_after_settlement: 'El bono debe vencer después de la liquidación.',
    bond_refused_wrong_order: 'Este día no está en orden con los demás.',
    bond_refused_wrong_sum: 'Los reembolsos no suman 100.',
    bond_refused_both_given: 'Indique uno de los dos, no ambos.',
    bond_refused_neither_given: 'Indique un precio o una rentabilidad.',
    bond_refused_no_yield: 'Ninguna rentabilidad explica este precio.',
    bond_refused_nothing_left: 'Para entonces el bono ya está reembolsado.',
  },
};

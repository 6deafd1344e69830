import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Calculadora',
    calc_price: 'Precio limpio, %',
    calc_yield: 'Rentabilidad, %',
    calc_settlement: 'Liquidación',
    calc_from_price: 'Rentabilidad por el precio',
    calc_from_yield: 'Precio por la rentabilidad',
    calc_again: 'Como al principio',
    calc_accrued: 'Cupón corrido',
    calc_dirty: 'Precio sucio',
    calc_current: 'Rentabilidad corriente, %',
    calc_macaulay: 'Duración de Macaulay, años',
    calc_modified: 'Duración modificada',
    calc_convexity: 'Convexidad',
    calc_dv01: 'Valor de un punto básico (DV01)',
  },
  rights: {
    calc_call: 'Rentabilidad hasta la amortización anticipada del {date}, %',
    calc_put: 'Rentabilidad hasta el put del {date}, %',
    calc_worst: 'Peor rentabilidad, %',
  },
  floaters: {
    calc_margin: 'Margen de descuento, pb',
  },
  notes: {
    calc_note:
      'Por 100 de nominal vivo, intereses según {dayCount}. Rentabilidades capitalizadas con la frecuencia del cupón.',
    calc_assume_index: 'Se supone que el cupón seguirá como hoy.',
    calc_assume_inflation: 'Se supone que no habrá más inflación.',
    calc_assume_ever: 'Se supone que el cupón se paga siempre.',
    calc_example: '100 es un ejemplo: el precio de mercado es para quien tiene acceso.',
  },
  flows: {
    flows_title: 'Flujo de caja',
    flows_date: 'Fecha',
    flows_coupon: 'Cupón',
    flows_principal: 'Principal',
  },
  refused: {
    bond_refused_not_a_day: 'Ese día no existe en el calendario.',
    bond_refused_not_a_number: 'Esto no es un número.',
    bond_refused_not_positive: 'Debe ser mayor que 0.',
    bond_refused_too_low: 'Es demasiado bajo.',
    bond_refused_too_high: 'Es demasiado alto.',
    bond_refused_not_after_settlement: 'El bono debe vencer después de la liquidación.',
    bond_refused_neither_given: 'Indique un precio o una rentabilidad.',
    bond_refused_no_yield: 'Ninguna rentabilidad explica este precio.',
    bond_refused_nothing_left: 'Para entonces el bono ya está reembolsado.',
  },
  refusals: {
    bond_refused_missing: 'Esto hace falta para el cálculo.',
    bond_refused_not_allowed: 'No es una de las opciones posibles.',
    bond_refused_negative: 'No puede ser negativo.',
    bond_refused_too_many: 'Son demasiados pagos.',
    bond_refused_wrong_order: 'Este día no está en orden con los demás.',
    bond_refused_wrong_sum: 'Los reembolsos no suman 100.',
    bond_refused_both_given: 'Indique uno de los dos, no ambos.',
  },
};

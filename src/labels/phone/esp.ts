import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const esp: Translation<typeof eng> = {
  form: {
    second_step_title: 'Segundo paso',
    second_step_lost:
      'Si ha perdido lo que pide este paso, solo puede ayudarle el operador del portal: escríbale.',
  },
};

import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  form: {
    second_step_title: 'Второй шаг',
    second_step_lost:
      'Если вы потеряли то, что запрашивает этот шаг, помочь может только оператор портала: напишите ему.',
  },
};

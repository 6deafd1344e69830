import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  form: {
    second_step_title: 'Drugi krok',
    second_step_lost:
      'Jeśli nie masz już tego, o co prosi ten krok, pomóc może tylko operator portalu: napisz do niego.',
  },
};

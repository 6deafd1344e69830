import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ita: Translation<typeof eng> = {
  form: {
    second_step_title: 'Secondo passaggio',
    second_step_lost:
      'Se ha perso ciò che questo passaggio richiede, può aiutarla solo il gestore del portale: gli scriva.',
  },
};

import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  form: {
    second_step_title: 'Deuxième étape',
    second_step_lost:
      'Si vous avez perdu ce que cette étape demande, seul l’exploitant du portail peut vous aider : écrivez-lui.',
  },
};

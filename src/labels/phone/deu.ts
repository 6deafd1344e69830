import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  form: {
    second_step_title: 'Zweiter Schritt',
    second_step_lost:
      'Wenn Sie verloren haben, wonach dieser Schritt fragt, kann nur der Betreiber des Portals helfen: Schreiben Sie ihm.',
  },
};

import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  form: {
    second_step_title: 'Другий крок',
    second_step_lost:
      'Якщо ви втратили те, що запитує цей крок, допомогти може лише оператор порталу: напишіть йому.',
  },
};

import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  form: {
    second_step_title: 'İkinci adım',
    second_step_lost:
      'Bu adımın istediği şeyi kaybettiyseniz yalnızca portalın işletmecisi yardımcı olabilir: ona yazın.',
  },
};

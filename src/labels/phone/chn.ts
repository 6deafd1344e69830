import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  form: {
    second_step_title: '第二步验证',
    second_step_lost: '如果您丢失了此步骤所需的设备，只有本门户的运营方可以帮助您，请与其联系。',
  },
};

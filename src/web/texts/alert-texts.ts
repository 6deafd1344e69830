import type { Translate } from '../../labels/label-keys.ts';
import type { AlertTexts } from '../../widgets/alerts/alert-box.tsx';

/** Texts of the part `widgets.alerts`. */
export function alertTexts(t: Translate): AlertTexts {
  return {
    box: t('alerts_box'),
    close: t('alert_close'),
    closeAll: t('alert_close_all'),
    earlier: (count) => t('alerts_earlier', { count }),
    kinds: {
      info: t('alert_info'),
      success: t('alert_success'),
      warning: t('alert_warning'),
      error: t('alert_error'),
    },
  };
}

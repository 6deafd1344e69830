import { useLabels } from '../shell/use-labels.ts';
import css from './agency-name.module.css';
import { isNational, type Rating } from './rating-words.ts';

/** The rating agency, marked if the grade is on a national scale. */
export function AgencyName({ agency, scale }: Pick<Rating, 'agency' | 'scale'>) {
  const t = useLabels();
  if (!isNational({ scale })) return agency;
  return (
    <>
      {agency} <small className={css.scale}>{t('rating_national', { country: scale })}</small>
    </>
  );
}

import { displayMoment } from '../../domain/format.ts';
import css from './footer.module.css';
import { useFrame } from './use-frame.ts';
import { useLabels } from './use-labels.ts';

export function Footer() {
  const { sources, lastImportAt, globals, showsDemoData } = useFrame();
  const t = useLabels();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p>
          {sources.length > 0
            ? t('footer_sources', { sources: sources.join(', ') })
            : t('footer_no_sources')}
          {lastImportAt && (
            <>
              {' · '}
              {t('footer_last_import', {
                time: displayMoment(Date.parse(lastImportAt), globals.lang),
              })}
            </>
          )}
        </p>
        {showsDemoData && <p className={css.demo}>{t('demo_data_explained')}</p>}
        <p className={css.tagline}>Parcurve · {t('footer_tagline')}</p>
      </div>
    </footer>
  );
}

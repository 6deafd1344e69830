import { PageTable } from '../../../parts/page-table.tsx';
import { Form } from 'react-router';
import type { HintList } from '../../../../contracts/site/hints.ts';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import css from './site-pages.module.css';

/** All page hints, each with a switch for all readers. */
export function HintTable({ hints }: HintList) {
  const t = useLabels();
  const kept = usePreservedParams();
  return (
    <section className={css.part} aria-labelledby="hints">
      <h2 id="hints">{t('site_hints')}</h2>
      <p className={css.note}>{t('site_hints_who')}</p>
      <PageTable
        className={css.hints}
        caption={t('site_hints')}
        rows={hints}
        rowKey={({ key }) => key}
        columns={[
          {
            field: 'text',
            title: t('site_hint'),
            isRowHeader: true,
            sortable: false,
            render: ({ key, text }) => (
              <span className={css.banner}>
                <span className={css.hintText}>{text}</span>
                <Link to={`/admin/labels/${key}/`} aria-label={`${t('site_edit_text')}: ${key}`}>
                  {t('site_edit_text')}
                </Link>
              </span>
            ),
          },
          {
            field: 'isShown',
            title: t('site_state'),
            sortable: false,
            render: ({ key, isShown }) => (
              <Form method="post" action={kept('/admin/banners/')} reloadDocument>
                <Button
                  size="s"
                  type="submit"
                  name="hint"
                  value={`${key}:${isShown ? 'off' : 'on'}`}
                  aria-label={`${isShown ? t('site_turn_off') : t('site_turn_on')}: ${key}`}
                >
                  {isShown ? t('site_turn_off') : t('site_turn_on')}
                </Button>
              </Form>
            ),
          },
        ]}
      />
    </section>
  );
}

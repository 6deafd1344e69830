import { PageTable } from '../../../parts/page-table.tsx';
import { Form } from 'react-router';
import type { Banner } from '../../../../contracts/admin/banners.ts';
import type { BannerKind } from '../../../../domain/site/banner-rules.ts';
import { displayMoment, displayNumber } from '../../../../domain/text/format.ts';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import css from './site-pages.module.css';

interface BannerTableProps {
  readonly kind: BannerKind;
  readonly banners: readonly Banner[];
  readonly order: string;
}

export function BannerTable({ kind, banners, order }: BannerTableProps) {
  const t = useLabels();
  const { globals } = useShell();
  const rows = banners.filter((banner) => banner.kind === kind);
  if (rows.length === 0) return <p>{t('site_none')}</p>;
  const shares = {
    field: 'share',
    title: t('site_share'),
    isWide: true,
    sortable: false,
    value: ({ share }: Banner) =>
      share === null ? '–' : `${displayNumber(String(share), 1, globals.lang)} %`,
  };
  return (
    <PageTable
      className={css.table}
      caption={kind === 'bottom' ? t('site_bars') : t('site_variants')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          field: 'variant',
          title: t('site_banner'),
          isRowHeader: true,
          sortable: false,
          render: (banner) => <Name banner={banner} banners={rows} />,
        },
        ...(kind === 'registration' ? [shares] : []),
        {
          field: 'actions',
          title: t('site_actions'),
          sortable: false,
          render: (banner) => <Actions banner={banner} bars={rows} order={order} />,
        },
      ]}
    />
  );
}

function Name({ banner, banners }: { banner: Banner; banners: readonly Banner[] }) {
  const t = useLabels();
  const nameBanner = (bannerId: number) =>
    banners.find(({ id }) => id === bannerId)?.variant ?? String(bannerId);
  return (
    <span className={css.banner}>
      <Link to={`/admin/banners/${banner.id}/`}>{banner.variant}</Link>
      <State banner={banner} />
      {banner.isDemo && <span className={controls.tag}>{t('site_demo')}</span>}
      <span className={css.note}>{banner.texts.eng.title ?? banner.texts.eng.text}</span>
      {banner.winners.slice(0, 3).map(({ id, isAlways }) => (
        <span key={id} className={css.unsaved}>
          {isAlways
            ? t('site_wins_always', { name: nameBanner(id) })
            : t('site_wins', { name: nameBanner(id) })}
        </span>
      ))}
    </span>
  );
}

function State({ banner: { state, isShown, startsAt, endsAt } }: { banner: Banner }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const time = (iso: string) => displayMoment(Date.parse(iso), globals.lang, timeZone);
  return (
    <span className={css.banner}>
      <span className={controls.tag}>{isShown ? t('site_now') : t(`site_state_${state}`)}</span>
      {startsAt !== null && (
        <span className={css.note}>{t('site_from', { time: time(startsAt) })}</span>
      )}
      {endsAt !== null && (
        <span className={css.note}>{t('site_until', { time: time(endsAt) })}</span>
      )}
    </span>
  );
}

interface ActionsProps {
  readonly banner: Banner;
  readonly bars: readonly Banner[];
  readonly order: string;
}

function Actions({ banner, bars, order }: ActionsProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { id, isOn, variant: name } = banner;
  const place = bars.indexOf(banner);
  return (
    <Form method="post" action={kept('/admin/banners/')} reloadDocument className={css.moves}>
      <input type="hidden" name="order" value={order} />
      {banner.kind === 'bottom' && (
        <>
          <Button
            size="s"
            type="submit"
            name="move"
            value={`${id}:up`}
            disabled={place === 0}
            aria-label={t('site_up', { name })}
          >
            ↑
          </Button>
          <Button
            size="s"
            type="submit"
            name="move"
            value={`${id}:down`}
            disabled={place === bars.length - 1}
            aria-label={t('site_down', { name })}
          >
            ↓
          </Button>
        </>
      )}
      <Button
        size="s"
        type="submit"
        name="turn"
        value={`${id}:${isOn ? 'off' : 'on'}`}
        aria-label={`${isOn ? t('site_turn_off') : t('site_turn_on')}: ${name}`}
      >
        {isOn ? t('site_turn_off') : t('site_turn_on')}
      </Button>
      <Button
        size="s"
        type="submit"
        name="copy"
        value={id}
        aria-label={`${t('site_copy')}: ${name}`}
      >
        {t('site_copy')}
      </Button>
    </Form>
  );
}

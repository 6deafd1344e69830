import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getUserSight, type Seen } from '../../../../contracts/admin/user-sight.ts';
import { drawPicture } from '../../../../domain/charts/chart-picture.ts';
import { seriesColor } from '../../../../widgets/chart/palette.ts';
import { StillChart } from '../../../../widgets/chart/still-chart.tsx';
import { load } from '../../../api/load.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { Link } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import css from './users.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('admin.nav', 'users.page', 'users.sight');
const HEIGHT = 160;
const AXIS_FONT = 12;
const LINE_COLOR = seriesColor({}, 0);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const accountId = params['accountId'] ?? '';
  const [admin, sight] = await Promise.all([
    loadAdmin(context),
    load(context, getUserSight, { params: { accountId } }),
  ]);
  const page = context.get(pageContext);
  const draw = (seen: Seen | null) =>
    seen && {
      id: seen.id,
      name: seen.name,
      quote: seen.quote,
      picture: drawPicture(
        [
          {
            decimals: seen.quote.decimals,
            seconds: seen.line.map((point) => point['date.numeric']),
            values: seen.line.map(({ value }) => value),
            color: LINE_COLOR,
          },
        ],
        {
          height: HEIGHT,
          words: { language: page.language, timeZone: page.timeZone },
          isMasked: seen.isMasked,
          reference: null,
        },
      ),
    };
  const { bond, index, pair, ...rest } = sight;
  return {
    ...admin,
    ...rest,
    accountId,
    shown: [bond, index, pair].map(draw).filter((seen) => seen !== null),
    labels: LABELS,
    head: { title: t('users_sight'), description: t('users_text') },
  };
}

/** What an account sees, with its own rights instead of the operator's. */
export default function SightPage() {
  const t = useLabels();
  const { counts, email, because, shown, accountId } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={t('users_sight')} lead={email} counts={counts}>
      <p className={because === 'level' || because === 'tariff' ? controls.done : controls.alert}>
        {t(`users_sight_${because}`)}
      </p>
      {shown.map(({ id, name, quote, picture }) => (
        <section key={id} className={css.seen}>
          <h2>{name}</h2>
          <p className={css.value}>
            {quote.value ?? '–'} {quote.unit}
          </p>
          {picture && (
            <StillChart picture={picture} height={HEIGHT} measure="" axisFont={AXIS_FONT} />
          )}
        </section>
      ))}
      <p>
        <Link to={`/admin/users/${accountId}/`}>{email}</Link>
      </p>
    </AdminPage>
  );
}

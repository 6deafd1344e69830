import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  changeCalendarDay,
  listCalendars,
  resetCalendarDay,
  type CalendarList,
} from '../../../../contracts/admin/calendars.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay } from '../../../../domain/text/format.ts';
import { load } from '../../../api/load.ts';
import { DateField } from '../../../forms/date-field.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { wireDay } from '../../../forms/reader-format.ts';
import { readFields } from '../../../forms/submit.ts';
import { PageTable } from '../../../parts/page-table.tsx';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { AdminPage } from '../admin-page.tsx';
import controls from '../controls.module.css';
import { loadAdmin } from '../load-admin.ts';
import { answerForm, callWith, type Fields } from '../site/site-actions.ts';
import css from '../site/site-pages.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import own from './calendars.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels(
  'admin.nav',
  'admin.calendars',
  'widgets.date_picker',
  'widgets.table_moves',
  'widgets.select',
);
const ADDRESS = '/admin/calendars/';
const MAX_NOTE_LENGTH = 200;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const list = await load(context, listCalendars, {});
  // The fallback calendar has no name of its own.
  for (const each of list.calendars)
    if (each.title === each.name) each.title = t('calendars_other');
  return {
    ...(await loadAdmin(context)),
    ...list,
    isDone: url.searchParams.has('done'),
    labels: LABELS,
    head: { title: t('admin_calendars'), description: t('calendars_text') },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request);
  return answerForm(request, await runRequestedAction(context, fields), fields, ADDRESS);
}

function runRequestedAction(context: ActionFunctionArgs['context'], fields: Fields) {
  if (fields.reset !== undefined) {
    const [calendar, day] = fields.reset.split(' ');
    return callWith(context, resetCalendarDay, { params: { calendar }, body: { day } });
  }
  const day = wireDay(fields.day ?? '', context.get(pageContext).language);
  return callWith(context, changeCalendarDay, {
    params: { calendar: fields.calendar },
    body: { day, isOpen: fields.state === 'open', note: fields.note },
  });
}

export default function CalendarsPage() {
  const t = useLabels();
  const data = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  return (
    <AdminPage title={t('admin_calendars')} lead={t('calendars_text')} counts={data.counts}>
      {failure && failure.error.field !== 'body.day' && (
        <p className={controls.alert} role="alert">
          {failure.error.message}
        </p>
      )}
      {!failure && data.isDone && (
        <p className={controls.done} role="status">
          {t('calendars_saved')} <Link to="/admin/data/">{t('admin_data')}</Link>
        </p>
      )}
      <ChangeForm calendars={data.calendars} failure={failure} />
      <OwnDays days={data.days} calendars={data.calendars} />
      <AllCalendars calendars={data.calendars} />
    </AdminPage>
  );
}

type Calendars = CalendarList['calendars'];

function ChangeForm({
  calendars,
  failure,
}: {
  calendars: Calendars;
  failure: FormFailure | undefined;
}) {
  const t = useLabels();
  const kept = usePreservedParams();
  const typed = failure?.typed ?? {};
  return (
    <section className={css.part} aria-labelledby="change">
      <h2 id="change">{t('calendars_change')}</h2>
      <Form method="post" action={kept(ADDRESS)} reloadDocument className={own.change}>
        <SelectField
          label={t('calendars_calendar')}
          name="calendar"
          value={typed.calendar ?? calendars[0]?.name ?? ''}
          options={calendars.map(({ name, title }) => ({ id: name, text: `${name} · ${title}` }))}
        />
        <DateField
          name="day"
          label={t('calendars_day')}
          value={typed.day ?? ''}
          isRequired
          error={failure?.error.field === 'body.day' ? failure.error.message : undefined}
        />
        <SelectField
          label={t('calendars_state')}
          name="state"
          value={typed.state ?? 'closed'}
          options={[
            { id: 'closed', text: t('calendars_closed') },
            { id: 'open', text: t('calendars_open') },
          ]}
        />
        <TextField
          label={t('calendars_note')}
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={typed.note ?? ''}
        />
        <div>
          <Button type="submit" kind="primary">
            {t('calendars_save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function OwnDays({ days, calendars }: Pick<CalendarList, 'days' | 'calendars'>) {
  const t = useLabels();
  const kept = usePreservedParams();
  const { lang } = useShell().globals;
  const titles = new Map(calendars.map(({ name, title }) => [name, title]));
  return (
    <section className={css.part} aria-labelledby="own">
      <h2 id="own">{t('calendars_own')}</h2>
      {days.length === 0 ? (
        <p className={css.note}>{t('calendars_none')}</p>
      ) : (
        <PageTable
          caption={t('calendars_own')}
          rows={days}
          rowKey={({ calendar, day }) => `${calendar} ${day}`}
          columns={[
            {
              field: 'day',
              title: t('calendars_day'),
              isRowHeader: true,
              sortable: false,
              render: ({ day }) => displayDay(parseDay(day)!, lang),
            },
            {
              field: 'calendar',
              title: t('calendars_calendar'),
              sortable: false,
              render: ({ calendar }) => titles.get(calendar) ?? calendar,
            },
            {
              field: 'isOpen',
              title: t('calendars_state'),
              sortable: false,
              render: ({ isOpen }) => (isOpen ? t('calendars_open') : t('calendars_closed')),
            },
            {
              field: 'note',
              title: t('calendars_note'),
              sortable: false,
              render: ({ note }) => note || '–',
            },
            {
              field: 'reset',
              title: t('calendars_take_back'),
              sortable: false,
              render: ({ calendar, day }) => (
                <Form method="post" action={kept(ADDRESS)} reloadDocument>
                  <Button
                    size="s"
                    type="submit"
                    name="reset"
                    value={`${calendar} ${day}`}
                    aria-label={`${t('calendars_take_back')}: ${calendar} ${displayDay(parseDay(day)!, lang)}`}
                  >
                    {t('calendars_take_back')}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function AllCalendars({ calendars }: { calendars: Calendars }) {
  const t = useLabels();
  return (
    <section className={css.part} aria-labelledby="all">
      <h2 id="all">{t('calendars_all')}</h2>
      <PageTable
        caption={t('calendars_all')}
        rows={calendars}
        rowKey={({ name }) => name}
        columns={[
          {
            field: 'name',
            title: t('calendars_calendar'),
            isRowHeader: true,
            sortable: false,
            render: ({ name, title }) => `${name} · ${title}`,
          },
          {
            field: 'source',
            title: t('calendars_source'),
            sortable: false,
            render: ({ source }) => source ?? t('calendars_rules'),
          },
          {
            field: 'certainUntil',
            title: t('calendars_until'),
            sortable: false,
            render: ({ certainUntil, isJudged }) => {
              if (certainUntil === null) return '–';
              return isJudged
                ? t('calendars_judged', { year: certainUntil })
                : String(certainUntil);
            },
          },
          {
            field: 'changes',
            title: t('calendars_changes'),
            sortable: false,
            render: ({ changes }) => String(changes),
          },
        ]}
      />
    </section>
  );
}

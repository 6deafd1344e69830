import { Form } from 'react-router';
import { FINDINGS_PER_PAGE, MAX_PAGES } from '../../../../contracts/admin/data-status.ts';
import { Paging } from '../../../../widgets/paging/paging.tsx';
import type { FormFailure } from '../../../forms/form.tsx';
import { usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { pagingTexts } from '../../../texts/paging-texts.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { ViewLinks } from '../view-links.tsx';
import controls from '../controls.module.css';
import { ACCEPT_FORM, AcceptFields, type FindingList } from './accept-fields.tsx';
import css from './data-page.module.css';
import { FindingGroups } from './finding-groups.tsx';
import { FindingTable } from './finding-table.tsx';
import { findingsAddress, VIEWS, type FindingView } from './finding-views.ts';
import { SelectAll } from './select-all.tsx';

interface FindingsProps {
  readonly view: FindingView;
  readonly found: FindingList;
  readonly open: Readonly<Record<FindingList['groups'][number]['kind'], number>>;
  /** Why findings were not accepted. */
  readonly failure: FormFailure | undefined;
  /** How many findings have just been accepted. */
  readonly accepted: number | null;
}

/** What the checks found: grouped by cause, or the findings of one cause to choose from. */
export function Findings({ view, found, open, failure, accepted }: FindingsProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const all = open.stale + open.gap + open.jump;
  const counts = { ...open, all, accepted: null };
  const isGrouped = view === 'all';
  return (
    <section className={css.section} id="checks">
      <div className={css.head}>
        <h2>
          {t('data_checks')} <small>{t('data_open', { count: all })}</small>
        </h2>
        <ViewLinks
          label={t('data_checks')}
          views={VIEWS.map((each) => ({
            to: findingsAddress(each),
            text: t(`data_${each}`),
            count: counts[each] ?? undefined,
            isCurrent: each === view,
          }))}
        />
      </div>
      {failure && (
        <p className={controls.alert} role="alert">
          {failure.error.field?.startsWith('body.which')
            ? t('data_none_selected')
            : failure.error.field === 'body.reason'
              ? t('data_reason_missing')
              : failure.error.message}
        </p>
      )}
      {accepted !== null && !failure && (
        <p className={controls.done} role="status">
          {t('data_done_accepted', { count: accepted })}
        </p>
      )}
      {found.items.length === 0 ? (
        <p>{t('data_none')}</p>
      ) : isGrouped ? (
        <FindingGroups found={found} reason={failure?.typed.reason} />
      ) : (
        <>
          {/* Outside the form, because forms aren't printed. */}
          <FindingTable items={found.items} isAccepted={view === 'accepted'} />
          {view !== 'accepted' && (
            <AcceptForm found={found} kind={view} reason={failure?.typed.reason} />
          )}
        </>
      )}
      {!isGrouped && (
        <Paging
          total={Math.min(found.total, MAX_PAGES * FINDINGS_PER_PAGE)}
          limit={FINDINGS_PER_PAGE}
          page={found.page}
          pageHref={(page) => kept(findingsAddress(view, page))}
          texts={pagingTexts(t)}
        />
      )}
    </section>
  );
}

interface AcceptFormProps {
  readonly found: FindingList;
  readonly kind: Exclude<FindingView, 'all' | 'accepted'>;
  readonly reason: string | undefined;
}

/** Accepts the selected findings of the table, or all of its cause, for one reason. */
function AcceptForm({ found, kind, reason }: AcceptFormProps) {
  const t = useLabels();
  const kept = usePreservedParams();
  const group = found.groups.find((each) => each.kind === kind);
  return (
    <Form
      id={ACCEPT_FORM}
      method="post"
      action={kept(`/admin/data/?check=${kind}`)}
      preventScrollReset
      className={css.accept}
    >
      <AcceptFields kind={kind} asOf={found.asOf} count={group?.count ?? 0} />
      <SelectAll table={`${ACCEPT_FORM}-findings`} />
      <TextField
        label={t('data_reason')}
        name="reason"
        required
        maxLength={500}
        defaultValue={reason}
        className={css.reason}
      />
      <Button type="submit" kind="primary" name="accept" value="selected">
        {t('data_accept_selected')}
      </Button>
      {group && group.count > found.items.length && (
        <Button type="submit" name="accept" value="group">
          {t('data_accept_all', { count: group.count })}
        </Button>
      )}
    </Form>
  );
}

import { Form } from 'react-router';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../../../../contracts/admin/audit.ts';
import { DateRangeField } from '../../../forms/date-range-field.tsx';
import { PreservedParamsField } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import css from './audit-page.module.css';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import type { Filters } from './filters.ts';

interface AuditFiltersProps {
  readonly filters: Filters;
  /** `YYYY-MM-DD` in the portal's time zone. */
  readonly today: string;
  readonly operators: readonly { readonly id: number; readonly name: string | null }[];
}

/** A GET form: its fields become the URL. */
export function AuditFilters({ filters, today, operators }: AuditFiltersProps) {
  const t = useLabels();
  return (
    <Form
      method="get"
      className={css.filters}
      // The fields follow the URL, also after going back.
      key={JSON.stringify(filters)}
    >
      <PreservedParamsField />
      <Choice
        name="operator"
        title={t('audit_who')}
        value={filters.operator}
        options={[
          ['', t('audit_everyone')],
          ['system', t('audit_system')],
          ...operators.map(({ id, name }): Option => [
            String(id),
            name ?? t('audit_gone', { id: String(id) }),
          ]),
        ]}
      />
      <Choice
        name="kind"
        title={t('audit_what')}
        value={filters.kind}
        options={[
          ['', t('audit_everything')],
          ...AUDIT_KINDS.map((kind): Option => [kind, t(`audit_kind_${kind}`)]),
        ]}
      />
      <Choice
        name="action"
        title={t('audit_did')}
        value={filters.action}
        options={[
          ['', t('audit_any_action')],
          ...AUDIT_ACTIONS.map((action): Option => [action, t(`audit_action_${action}`)]),
        ]}
      />
      <TextField
        label={t('audit_target')}
        name="target"
        maxLength={300}
        defaultValue={filters.target ?? ''}
      />
      <DateRangeField
        className={css.days}
        label={t('audit_days')}
        names={{ from: 'from', to: 'to' }}
        value={{ from: filters.from ?? '', to: filters.to ?? '' }}
        max={today}
        today={today}
        quickRanges="back"
      />
      <Button type="submit">{t('audit_show')}</Button>
    </Form>
  );
}

type Option = readonly [value: string, text: string];

interface FieldProps {
  readonly name: keyof Filters;
  readonly title: string;
  readonly value: string | undefined;
}

function Choice({ name, title, value, options }: FieldProps & { options: readonly Option[] }) {
  return (
    <SelectField
      label={title}
      name={name}
      value={value ?? ''}
      isWide
      options={options.map(([id, text]) => ({ id, text }))}
    />
  );
}

import { Form } from 'react-router';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '../../../../contracts/audit.ts';
import { KeptField } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import controls from '../controls.module.css';
import css from './audit-page.module.css';
import type { Filters } from './filters.ts';

interface AuditFiltersProps {
  readonly filters: Filters;
  readonly operators: readonly { readonly id: number; readonly name: string | null }[];
}

/** A form that only looks: its fields are the address. */
export function AuditFilters({ filters, operators }: AuditFiltersProps) {
  const t = useLabels();
  return (
    <Form
      method="get"
      className={css.filters}
      // The fields show what the address says, also after a step back.
      key={JSON.stringify(filters)}
    >
      <KeptField />
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
      <Input name="target" type="text" title={t('audit_target')} value={filters.target} />
      <Input name="from" type="date" title={t('audit_from')} value={filters.from} />
      <Input name="to" type="date" title={t('audit_to')} value={filters.to} />
      <button type="submit" className={controls.button}>
        {t('audit_show')}
      </button>
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
    <label className={controls.field}>
      {title}
      <select name={name} className={controls.input} defaultValue={value ?? ''}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Input({ name, title, value, type }: FieldProps & { type: 'text' | 'date' }) {
  return (
    <label className={controls.field}>
      {title}
      <input
        name={name}
        type={type}
        maxLength={300}
        className={controls.input}
        defaultValue={value ?? ''}
      />
    </label>
  );
}

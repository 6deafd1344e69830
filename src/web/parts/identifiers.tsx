import type { ReactNode } from 'react';
import { CopyButton } from '../shell/copy-button.tsx';
import { useLabels } from '../shell/use-labels.ts';
import css from './facts.module.css';

/** A name and its value; null if the value is unknown. */
export type Fact = readonly [name: string, value: ReactNode];

/** The known facts of an instrument; unknown ones are left out. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {items
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Codes of the instrument in other systems, each with a button to copy it. */
export function Identifiers({ items }: { items: readonly (readonly [string, string | null])[] }) {
  const t = useLabels();
  const known = items.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return (
    <dl className={css.facts} aria-label={t('index_identifiers')}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code> <CopyCode value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CopyCode({ value }: { value: string }) {
  const t = useLabels();
  return (
    <CopyButton
      text={value}
      copied={t('copied_value', { value })}
      label={t('index_copy', { value })}
      className={css.copy}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <rect x="4.5" y="4.5" width="8" height="8" rx="1.5" />
        <path d="M9.5 4.5v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2" />
      </svg>
    </CopyButton>
  );
}

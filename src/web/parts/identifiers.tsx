import type { ReactNode } from 'react';
import { buttonClass } from '../../widgets/button/button-class.ts';
import { joinClassNames } from '../../widgets/class-names/class-names.ts';
import { Icon } from '../../widgets/icon/icon.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { useLabels } from '../shell/use-labels.ts';
import css from './facts.module.css';

/** A name and its value; null if the value is unknown. */
export type Fact = readonly [name: string, value: ReactNode];

/** The facts about an instrument, without unknown ones. */
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

/** The instrument's codes in other systems, each with a copy button. */
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
      className={joinClassNames(buttonClass({ kind: 'quiet', size: 's' }), css.copy)}
    >
      <Icon name="copy" />
    </CopyButton>
  );
}

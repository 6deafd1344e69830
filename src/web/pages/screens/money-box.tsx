import { MONEY_CURRENCIES, MONEY_FIELDS } from '../../../domain/screens/money.ts';
import { withMoney } from '../../../domain/screens/screen-changes.ts';
import { Link } from '../../shell/link.tsx';
import type { FieldProps } from './field-control.tsx';
import { FilterBox } from './filter-box.tsx';
import { formatAddress } from './page-state.ts';
import css from './screen-page.module.css';

/** The currency for showing and comparing amounts, for viewers who may see rates. */
export function MoneyBox({ data: { kind, screen, list }, words }: Omit<FieldProps, 'id'>) {
  if (list.money === null || list.masked || MONEY_FIELDS[kind] === undefined) return null;
  const { currency } = list.money;
  const title = words.fieldName('in');
  const choices = [...new Set([currency, ...MONEY_CURRENCIES])];
  return (
    <FilterBox
      className={css.box}
      look={{ kind: 'quiet' }}
      align="end"
      button={
        <>
          {title} <b>{currency}</b>
        </>
      }
    >
      <p className={css.sortTitle}>{title}</p>
      <ul className={css.sorts}>
        {choices.map((code) => (
          <li key={code}>
            <Link
              to={formatAddress(kind, withMoney(kind, screen, code))}
              preventScrollReset
              aria-current={code === currency ? 'true' : undefined}
            >
              {code}
            </Link>
          </li>
        ))}
      </ul>
    </FilterBox>
  );
}

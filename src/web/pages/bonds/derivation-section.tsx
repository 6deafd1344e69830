import { useEffect, useRef } from 'react';
import { HelpLink } from '../../shell/help-link.tsx';
import { Link } from '../../shell/link.tsx';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import css from './derivation.module.css';
import type { Derivation, DerivationTable } from './load-derivation.ts';

/** The derivation of a figure. It has its own URL and works without scripts. */
export function DerivationSection({
  derivation,
  closed,
}: {
  derivation: Derivation;
  /** The URL of the page without the derivation. */
  closed: string;
}) {
  const { title, close, help, sentences, tables } = derivation;
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus here for readers who opened it by keyboard.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="derivation" className={css.section}>
      <div className={css.title}>
        <h2 id="derivation" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closed} preventScrollReset className={css.close}>
          {close}
        </Link>
      </div>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {tables.map((table) => (
        <Table key={table.columns.join()} table={table} caption={title} />
      ))}
      <HelpLink place={help} about={title} className={css.close} />
    </section>
  );
}

function Table({ table, caption }: { table: DerivationTable; caption: string }) {
  return (
    // A wide table scrolls on its own, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={css.table}>
        <caption className={visually.hidden}>{caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.join()} row={row} />
          ))}
        </tbody>
        {table.sum && (
          <tfoot>
            <Row row={table.sum} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ row: [first, ...cells] }: { row: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {cells.map((cell, i) => (
        // The cells of a row never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
}

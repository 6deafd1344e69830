import { useCallback, useState, type MouseEvent } from 'react';
import {
  downloadScreenCsv,
  downloadScreenXlsx,
  getScreenFileProgress,
} from '../../../contracts/screens/screens.ts';
import { addressParts } from '../../../domain/screens/screen-address.ts';
import { filterQuery } from '../../../domain/screens/screen-changes.ts';
import { buttonClass } from '../../../widgets/button/button-class.ts';
import { LockIcon } from '../../../widgets/locked-hint/lock-icon.tsx';
import { callUrl } from '../../api/call.ts';
import { ExportStatus, newExportName, type FetchProgress } from '../../parts/export-status.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import type { FieldProps } from './field-control.tsx';
import { Fetch } from './icons.tsx';
import css from './screen-page.module.css';

const FILES = [
  ['CSV', downloadScreenCsv],
  ['XLSX', downloadScreenXlsx],
] as const;

/** Files of all matching rows, for viewers who may see values. */
export function FileLinks({ data: { kind, screen, list } }: Omit<FieldProps, 'id'>) {
  const t = useLabels();
  const [begun, setBegun] = useState<{ id: string; format: string } | null>(null);
  const fetchProgress = useCallback<FetchProgress>(
    (call, progress) => call(getScreenFileProgress, { params: { kind, progress } }),
    [kind],
  );
  if (list.total === 0) return null;
  if (list.masked) {
    return (
      <span
        className={`${buttonClass()} ${css.lockedFiles}`}
        aria-disabled="true"
        title={t('screen_download_locked')}
      >
        <LockIcon size={12} />
        CSV, XLSX
        <span className={visually.hidden}> ({t('screen_download_locked')})</span>
      </span>
    );
  }
  const { sort, columns } = Object.fromEntries(addressParts(screen));
  const query = { ...filterQuery(screen), ...(sort && { sort }), ...(columns && { columns }) };
  const link = (contract: (typeof FILES)[number][1], format: string) => ({
    href: callUrl(contract, { params: { kind }, query }),
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const progress = newExportName();
      currentTarget.href = callUrl(contract, { params: { kind }, query: { ...query, progress } });
      setBegun({ id: progress, format });
    },
  });
  return (
    <div className={css.files}>
      {FILES.map(([format, contract]) => (
        <a
          key={format}
          className={buttonClass()}
          {...link(contract, format)}
          download
          aria-label={t('screen_download', { format })}
        >
          <Fetch />
          {format}
        </a>
      ))}
      <ExportStatus
        id={begun?.id ?? null}
        fetchProgress={fetchProgress}
        name={t('screen_download', { format: begun?.format ?? '' })}
      />
    </div>
  );
}

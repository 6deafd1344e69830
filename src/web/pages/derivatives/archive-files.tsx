import { useState, type MouseEvent } from 'react';
import { downloadArchive, getExportProgress } from '../../../contracts/derivatives/derivatives.ts';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import { Icon } from '../../../widgets/icon/icon.tsx';
import { callUrl } from '../../api/call.ts';
import { ExportStatus, newExportName, type FetchProgress } from '../../parts/export-status.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import type { Archive } from './load-archive.ts';

const fetchProgress: FetchProgress = (call, progress) =>
  call(getExportProgress, { params: { progress } });

/** Downloads of the same rows, in a new window as specified; absent if there are no rows. */
export function ArchiveFiles({ archive: { state, table, exchange } }: { archive: Archive }) {
  const t = useLabels();
  const [id, setId] = useState<string | null>(null);
  if (!table || table.total === 0) return null;
  if (table.masked) return null;
  if (!exchange.allowsFiles) return <span>{t('archive_no_files')}</span>;
  const { from, to, exchangeId, contractId } = state;
  const query = { from, to, exchangeId, ...(contractId !== null && { contractId }) };
  const link = (part: object) => ({
    href: callUrl(downloadArchive, { query: { ...query, ...part } }),
    target: '_blank',
    rel: 'noreferrer',
    onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const progress = newExportName();
      currentTarget.href = callUrl(downloadArchive, { query: { ...query, ...part, progress } });
      setId(progress);
    },
  });
  return (
    <>
      <ButtonLink kind="primary" icon={<Icon name="export" />} {...link({})}>
        {t('archive_export')}
      </ButtonLink>
      <ButtonLink {...link({ format: 'csv' })}>CSV</ButtonLink>
      <ExportStatus id={id} fetchProgress={fetchProgress} name={t('archive_export')} />
    </>
  );
}

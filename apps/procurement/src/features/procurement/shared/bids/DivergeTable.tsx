import type { TenderingDiverge } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { PartTable } from '../../../../documents/PartTable';
import { StoredFiles } from '../../../../documents/StoredFiles';
import { useTexts } from './texts';

/** Width of the attachments in pixels (P§2). */
const FILES_WIDTH = 450;

/** A supplier's answers to the conditions of a project. */
export function DivergeTable({ diverges }: { diverges: readonly TenderingDiverge[] }) {
  const texts = useTexts();
  const columns: GridColumn<TenderingDiverge>[] = [
    { key: 'name', title: texts.divergeName, width: 200 },
    { key: 'demandResume', title: texts.divergeDemand, width: 260 },
    { key: 'responseResume', title: texts.divergeResponse, width: 260 },
    {
      key: 'attachmentUrl',
      title: texts.divergeFiles,
      width: FILES_WIDTH,
      render: ({ attachmentUrl }) => <StoredFiles list={attachmentUrl} />,
    },
  ];
  return <PartTable label={texts.diverges} columns={columns} rows={diverges} emptyText={texts.divergesNone} />;
}

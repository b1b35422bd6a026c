import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { StoredFiles } from '../../../documents/StoredFiles';
import { parseFileList } from '../../../forms/core/fileList';
import { useTexts } from './texts';

interface HeaderCardProps {
  title: string;
  items: readonly { label: string; value: string | null; wide?: boolean }[];
  /** JSON text of `{name, url}`. */
  files?: string | null;
}

/** Header data and files of a document. */
export function HeaderCard({ title, items, files = null }: HeaderCardProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  return (
    <PageCard title={title}>
      <DescriptionGrid
        minWidth={isNarrow ? 130 : 220}
        maxColumns={4}
        items={[
          ...items,
          ...(parseFileList(files).length > 0
            ? [{ label: texts.fileUrl, value: <StoredFiles list={files} />, wide: true }]
            : []),
        ]}
      />
    </PageCard>
  );
}

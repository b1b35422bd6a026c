import type { PurchaseInfo } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { StoredFiles } from '../../../documents/StoredFiles';
import { parseFileList } from '../../../forms/core/fileList';
import { headerItems } from './core/headerItems';
import { useTexts } from './texts';

/** Header data and files of a project. */
export function ProjectHeader({ project }: { project: PurchaseInfo }) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const { planFileUrl } = project;
  return (
    <PageCard title={texts.header}>
      <DescriptionGrid
        minWidth={isNarrow ? 130 : 220}
        maxColumns={4}
        items={[
          ...headerItems(project, texts),
          ...(parseFileList(planFileUrl).length > 0
            ? [{ label: texts.planFileUrl, value: <StoredFiles list={planFileUrl} />, wide: true }]
            : []),
        ]}
      />
    </PageCard>
  );
}

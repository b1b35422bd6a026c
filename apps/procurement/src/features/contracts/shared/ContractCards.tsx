import { contractType, type ContractInfo } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { useNarrow } from '../../../crud/useNarrow';
import { StoredFiles } from '../../../documents/StoredFiles';
import { parseFileList } from '../../../forms/core/fileList';
import { contractItems, projectItems, type HeaderItem } from './core/contractItems';
import { useTexts } from './texts';

/** Header data and files of a contract; for project contracts also the purchase that it was drawn from. */
export function ContractCards({ contract, hasProject = false }: { contract: ContractInfo; hasProject?: boolean }) {
  const texts = useTexts();
  const { contractUrl, purchaseInfo } = contract;
  const isOfProject = contract.contractType === contractType.project && purchaseInfo !== null;
  return (
    <>
      <Card title={texts.contractInfo} items={contractItems(contract, texts)} files={contractUrl} />
      {hasProject && isOfProject && <Card title={texts.purchaseInfo} items={projectItems(purchaseInfo, texts)} />}
    </>
  );
}

function Card({ title, items, files = null }: { title: string; items: readonly HeaderItem[]; files?: string | null }) {
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
            ? [{ label: texts.contractUrl, value: <StoredFiles list={files} />, wide: true }]
            : []),
        ]}
      />
    </PageCard>
  );
}

import { useClient, usePermission } from '@gezi/client';
import { compareBids, exportBids, type PurchaseInfo } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../../crud/ExportButton';
import { ComparisonGrid } from './ComparisonGrid';
import { LoadedPart } from '../../shared/LoadedPart';
import { useTexts } from './texts';

/** The comparison of the bids of a project, once they are open. */
export function useComparison(purchaseInfoId: string) {
  const client = useClient();
  return useQuery({
    queryKey: [compareBids.path, purchaseInfoId],
    queryFn: ({ signal }) => client.call(compareBids, { purchaseInfoId }, { signal, silent: true }),
  });
}

/** The bids of the current round side by side. */
export function ComparisonPart({ project }: { project: PurchaseInfo }) {
  const query = useComparison(project.id);
  return <LoadedPart query={query}>{(comparison) => <ComparisonGrid comparison={comparison} />}</LoadedPart>;
}

/** Exports the comparison and every bid as a workbook. */
export function ExportBidsButton({ project }: { project: PurchaseInfo }) {
  const texts = useTexts();
  const mayExport = usePermission('purchase:purchaseInfo:export');
  if (!mayExport) return null;
  return (
    <ExportButton
      endpoint={exportBids}
      input={{ purchaseInfoId: project.id }}
      fileName={`${project.proNo} ${texts.comparison}`}
    />
  );
}

import { EmptyState } from '@gezi/ui';
import { useSearchParams } from 'react-router';
import { NoRecord } from '../../../crud/NoRecord';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { BidContent } from '../shared/bids/BidContent';
import { BidStatusTag } from '../shared/bids/BidStatusTag';
import { useTexts as useBidTexts } from '../shared/bids/texts';
import { PROJECT_LIST_PATH } from '../shared/projectPath';
import { useTexts as useBidsTexts } from './bids/texts';
import { useBidsOfProject } from './bids/useBidsOfProject';
import { ProjectHeader } from './ProjectHeader';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { useTexts } from './texts';

/** `/purchase/project/quotation?dataId=`: the winning quotations of a project, by its id or `prefix:id` (P§2). */
export function QuotationPage() {
  const texts = useTexts();
  const { lines } = useBidTexts();
  const { quotation, winnersEmpty } = useBidsTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const dataId = params.get('dataId') ?? '';
  const { data, error, isFetching, refetch } = useBidsOfProject(dataId, '1');
  if (!data) {
    if (dataId !== '' && (!error || isFetching)) return <DocumentSkeleton titles={[texts.header, lines]} />;
    return (
      <NoRecord
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
        back={{ label: backToList, path: PROJECT_LIST_PATH }}
      />
    );
  }
  const { purchaseInfo: project, supplierDetail, itemList } = data;
  return (
    <DocumentFrame
      title={quotation}
      tags={<ProjectStatusTag project={project} />}
      description={project.proName}
      listPath={PROJECT_LIST_PATH}
      isPrintable={false}
      onReload={() => void refetch()}
    >
      <ProjectHeader project={project} />
      {supplierDetail.length === 0 && <EmptyState title={winnersEmpty} />}
      {supplierDetail.map((bid) => (
        <section key={bid.id} className="gezi-winner" aria-label={bid.supplierName}>
          <BidContent bid={bid} project={project} dimensions={itemList} extra={<BidStatusTag bid={bid} />} />
        </section>
      ))}
    </DocumentFrame>
  );
}

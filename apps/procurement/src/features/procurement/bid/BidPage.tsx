import { useClient } from '@gezi/client';
import { viewBidDraft, type BidDraft } from '@gezi/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { NoRecord } from '../../../crud/NoRecord';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { BID_LIST_PATH } from '../shared/bids/bidPath';
import { BidEditor } from './BidEditor';
import { BidView } from './BidView';
import { useTexts } from './texts';

/** `/procurement/source/bid?id=`: the caller's bid of the current round of a project. */
export function BidPage() {
  const texts = useTexts();
  const { backToList } = useDocumentTexts();
  const [params] = useSearchParams();
  const client = useClient();
  const queries = useQueryClient();
  const visit = useId();
  /** Another key starts the form again. */
  const [reloads, setReloads] = useState(0);
  const id = params.get('id') ?? '';
  // Refetched only on request, so that it does not change while a user types.
  const query = queryOptions({
    queryKey: [viewBidDraft.path, id, visit],
    queryFn: ({ signal, queryKey }) =>
      client.call(
        viewBidDraft,
        { purchaseInfoId: id },
        { signal, silent: queries.getQueryData(queryKey) === undefined },
      ),
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: id !== '',
  });
  const { data: bid, error, isFetching, refetch } = useQuery(query);
  const proNo = bid?.purchaseInfo.proNo;
  useTabTitle(proNo && texts.tabTitle(proNo));

  async function reload() {
    await refetch();
    setReloads((count) => count + 1);
  }

  if (bid) {
    const Page = isOpen(bid) ? BidEditor : BidView;
    return (
      <Fragment key={`${id} ${reloads}`}>
        <Page
          bid={bid}
          onReload={reload}
          onStored={(stored) => queries.setQueryData<BidDraft>(query.queryKey, stored)}
        />
      </Fragment>
    );
  }
  if (id !== '' && (!error || isFetching)) return <DocumentSkeleton titles={[texts.project, texts.lines]} />;
  return (
    <NoRecord
      error={error}
      onRetry={() => void refetch()}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: backToList, path: BID_LIST_PATH }}
    />
  );
}

/** True if the supplier may change the bid now. */
const isOpen = ({ actions = [] }: BidDraft): boolean => actions.includes('save') || actions.includes('submit');

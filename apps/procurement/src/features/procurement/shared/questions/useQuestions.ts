import { useClient, usePermission } from '@gezi/client';
import { listQuestions } from '@gezi/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** Questions that a page of the list has. */
const PAGE = 20;

/** Questions about a project, newest first, page by page. */
export function useQuestions(purchaseInfoId: string) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [listQuestions.path, purchaseInfoId],
    queryFn: ({ pageParam, signal }) =>
      client.call(listQuestions, { purchaseInfoId, pageNo: pageParam, pageSize: PAGE }, { signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: ({ current, size, total }) => (current * size < total ? current + 1 : undefined),
  });
}

/** Number of questions that wait for an answer of the caller; 0 for those that answer none. */
export function useOpenQuestionCount(purchaseInfoId: string, hasQuestions: boolean): number {
  const client = useClient();
  const mayAnswer = usePermission('procurement:question:answer');
  const { data } = useQuery({
    queryKey: [listQuestions.path, purchaseInfoId, 'open'],
    queryFn: ({ signal }) =>
      client.call(listQuestions, { purchaseInfoId, answered: '0', pageNo: 1, pageSize: 1 }, { signal, silent: true }),
    enabled: mayAnswer && hasQuestions,
  });
  return data?.total ?? 0;
}

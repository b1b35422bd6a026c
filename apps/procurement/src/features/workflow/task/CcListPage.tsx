import { useClient } from '@gezi/client';
import { flowCcFields, flowRecordPath, listMyFlowCc, readFlowCc, type FlowCc } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useTexts } from './texts';

const ENDPOINTS = { list: listMyFlowCc };
const FACES = {
  title: ({ title, state }: FlowCc) => (state === '0' ? <strong>{title}</strong> : title),
};

/** `/flowable/task/cc`: copies of processes that the user was sent; opening one marks it as read. */
export function CcListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate: markRead } = useMutation({
    mutationFn: (id: string) => client.call(readFlowCc, { id }),
    onSettled: () => invalidate(queries, listMyFlowCc),
  });
  const open = useCallback(
    (copy: FlowCc) => {
      if (copy.state === '0') markRead(copy.id);
      void navigate(pathOf(copy));
    },
    [markRead, navigate],
  );
  const rowActions = useMemo<ListAction<FlowCc>[]>(
    () => [
      { key: 'view', label: texts.view, href: pathOf, onClick: open },
      { key: 'read', label: texts.read, visible: ({ state }) => state === '0', onClick: ({ id }) => markRead(id) },
    ],
    [texts, open, markRead],
  );
  return (
    <ListPage
      fields={flowCcFields}
      endpoints={ENDPOINTS}
      texts={texts.cc}
      nameOf={nameOf}
      settings="flow-cc"
      faces={FACES}
      rowActions={rowActions}
      onRowActivate={open}
    />
  );
}

const nameOf = ({ title, flowName, id }: FlowCc): string => title ?? flowName ?? id;

const pathOf = ({ instanceId, deploymentId, flowId, businessKey, category }: FlowCc): string =>
  flowRecordPath({ procInsId: instanceId, deployId: deploymentId, procDefId: flowId, businessKey, category });

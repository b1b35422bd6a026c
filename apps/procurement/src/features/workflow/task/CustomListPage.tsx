import { customFlowFields, flowRecordPath, listCustomFlows, type FlowMyBusiness } from '@gezi/domain';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useTexts } from './texts';

const ENDPOINTS = { list: listCustomFlows };

/** `/flowable/task/custom`: business records that the user sent through processes. */
export function CustomListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const rowActions = useMemo<ListAction<FlowMyBusiness>[]>(
    () => [{ key: 'view', label: texts.view, href: pathOf }],
    [texts],
  );
  return (
    <ListPage
      fields={customFlowFields}
      endpoints={ENDPOINTS}
      texts={texts.custom}
      nameOf={nameOf}
      settings="flow-custom"
      rowActions={rowActions}
      onRowActivate={useCallback((row: FlowMyBusiness) => void navigate(pathOf(row)), [navigate])}
    />
  );
}

const nameOf = ({ title, dataId, id }: FlowMyBusiness): string => title ?? dataId ?? id;

const pathOf = ({ processInstanceId, processDefinitionId, dataId }: FlowMyBusiness): string =>
  flowRecordPath({
    procInsId: processInstanceId,
    procDefId: processDefinitionId,
    businessKey: dataId,
    category: 'zdyyw',
  });

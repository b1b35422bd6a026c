import { usePermission } from '@gezi/client';
import { flowRecordPath, listFields, listProcDefs, type ProcDef } from '@gezi/domain';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { ListPage } from '../../../crud/ListPage';
import { useTexts } from './texts';

const ENDPOINTS = { list: listProcDefs };
const FIELDS = listFields<ProcDef>()([
  { key: 'name', label: { 'zh-CN': '流程名称', 'en-US': 'Process' }, search: true, width: 260 },
  { key: 'formName', label: { 'zh-CN': '表单', 'en-US': 'Form' }, width: 220 },
  { key: 'version', label: { 'zh-CN': '版本', 'en-US': 'Version' }, kind: 'number', width: 90 },
  { key: 'deploymentTime', label: { 'zh-CN': '更新时间', 'en-US': 'Updated' }, kind: 'moment', width: 165 },
]);
const CARD_COLUMNS = ['name', 'formName'];
const nameOf = ({ name }: ProcDef): string => name;

/** The processes that the caller may start. */
export function StartableList() {
  const texts = useTexts();
  const navigate = useNavigate();
  useTabTitle(texts.apply);
  const mayFill = usePermission('online:cgform:data');
  const rowActions = useMemo(
    () => [
      {
        key: 'start',
        label: texts.startProcess,
        visible: ({ suspensionState }: ProcDef) => suspensionState === 1,
        href: ({ deploymentId }: ProcDef) => flowRecordPath({ deployId: deploymentId }),
      },
    ],
    [texts],
  );
  return (
    <ListPage
      fields={FIELDS}
      endpoints={ENDPOINTS}
      texts={{ title: texts.apply, listLabel: texts.startable, description: texts.applyHint }}
      nameOf={nameOf}
      cardColumns={CARD_COLUMNS}
      rowActions={rowActions}
      toolbar={mayFill && <Button onClick={() => void navigate('/lowcode/apply')}>{texts.fillForms}</Button>}
    />
  );
}

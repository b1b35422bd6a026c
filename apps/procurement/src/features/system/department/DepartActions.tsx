import { usePermission } from '@gezi/client';
import { Button, Space } from 'antd';
import { MoreMenu } from '../../../crud/MoreMenu';
import { useTexts } from './texts';

export type DepartAction = 'addChild' | 'addSibling' | 'move' | 'moveUp' | 'moveDown' | 'toRoot' | 'remove';

interface DepartActionsProps {
  name: string;
  isRoot: boolean;
  /** Index among its siblings, from 0, and their number. */
  at: number;
  count: number;
  onAct: (action: DepartAction) => void;
}

/** Actions on the selected department. */
export function DepartActions({ name, isRoot, at, count, onAct }: DepartActionsProps) {
  const texts = useTexts();
  const mayAdd = usePermission('system:depart:add');
  const mayEdit = usePermission('system:depart:edit');
  const mayDelete = usePermission('system:depart:delete');
  const more = [
    ...(mayAdd ? [{ key: 'addSibling' as const, label: texts.addSibling }] : []),
    ...(mayEdit ? [{ key: 'move' as const, label: texts.move }] : []),
    ...(mayEdit && !isRoot ? [{ key: 'toRoot' as const, label: texts.toRoot }] : []),
    ...(mayEdit && at > 0 ? [{ key: 'moveUp' as const, label: texts.moveUp }] : []),
    ...(mayEdit && at < count - 1 ? [{ key: 'moveDown' as const, label: texts.moveDown }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <Space>
      {mayAdd && <Button onClick={() => onAct('addChild')}>{texts.addChild}</Button>}
      <MoreMenu name={name} items={more} onChoose={onAct} />
    </Space>
  );
}

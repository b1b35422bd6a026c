import { usePermission } from '@gezi/client';
import type { SysDict } from '@gezi/domain';
import { Button } from 'antd';
import { useTexts } from './texts';

export type DictAction = 'items' | 'edit' | 'remove';

interface DictRowActionsProps {
  dict: SysDict;
  onAct: (action: DictAction, dict: SysDict) => void;
}

/** What the caller may do with a dictionary. */
export function DictRowActions({ dict, onAct }: DictRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('system:dict:edit');
  const mayDelete = usePermission('system:dict:delete');
  const actions: DictAction[] = [
    'items',
    ...(mayEdit ? ['edit' as const] : []),
    ...(mayDelete ? ['remove' as const] : []),
  ];
  return (
    <span className="gezi-row-actions">
      {actions.map((action) => (
        <Button
          key={action}
          type="link"
          size="small"
          danger={action === 'remove'}
          aria-label={texts.of(texts[action], dict.dictName)}
          onClick={() => onAct(action, dict)}
        >
          {texts[action]}
        </Button>
      ))}
    </span>
  );
}

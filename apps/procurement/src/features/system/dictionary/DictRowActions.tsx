import { usePermission } from '@gezi/client';
import type { SysDict } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
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
  const name = dict.dictName;
  return (
    <RowActions>
      <RowButton label={texts.items} of={name} onClick={() => onAct('items', dict)} />
      {mayEdit && <RowButton label={texts.edit} of={name} onClick={() => onAct('edit', dict)} />}
      {mayDelete && <RowButton label={texts.remove} of={name} danger onClick={() => onAct('remove', dict)} />}
    </RowActions>
  );
}

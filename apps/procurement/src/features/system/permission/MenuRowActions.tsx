import { usePermission } from '@gezi/client';
import { menuType, type PermissionNode } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import { useTexts } from '../shared/texts';

export type MenuRowAction = 'edit' | 'add' | 'rules' | 'remove';

/** What the caller may do with a menu. */
export function MenuRowActions({ menu, onAct }: { menu: PermissionNode; onAct: (action: MenuRowAction) => void }) {
  const texts = useTexts();
  const mayAdd = usePermission('system:permission:add');
  const mayEdit = usePermission('system:permission:edit');
  const mayDelete = usePermission('system:permission:delete');
  const isPage = menu.menuType !== menuType.button;
  const more: { key: MenuRowAction; label: string; danger?: boolean }[] = [
    ...(mayAdd && isPage ? [{ key: 'add' as const, label: texts.menu.addBelow }] : []),
    ...(mayEdit && isPage ? [{ key: 'rules' as const, label: texts.menu.rules }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {mayEdit && <RowButton label={texts.edit} of={menu.name} onClick={() => onAct('edit')} />}
      <RowMore name={menu.name} items={more} onChoose={onAct} />
    </RowActions>
  );
}

import { usePermission } from '@gezi/client';
import type { DepartRole } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import { useTexts } from '../shared/texts';

type Action = 'authorise' | 'people' | 'edit' | 'remove';

/** What the caller may do with a role of a department. */
export function DepartRoleRowActions({ role, onAct }: { role: DepartRole; onAct: (action: Action) => void }) {
  const texts = useTexts();
  const t = texts.depart;
  const mayEdit = usePermission('system:depart:edit');
  const maySeeRights = usePermission('system:permission:list');
  const button = (action: Action, label: string) => (
    <RowButton label={label} of={role.roleName} onClick={() => onAct(action)} />
  );
  const more: { key: Action; label: string; danger?: boolean }[] = mayEdit
    ? [
        { key: 'edit', label: texts.edit },
        { key: 'remove', label: texts.remove, danger: true },
      ]
    : [];
  return (
    <RowActions>
      {maySeeRights && button('authorise', t.authorise)}
      {mayEdit && button('people', t.people)}
      <RowMore name={role.roleName} items={more} onChoose={onAct} />
    </RowActions>
  );
}

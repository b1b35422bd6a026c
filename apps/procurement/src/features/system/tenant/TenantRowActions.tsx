import { usePermission } from '@gezi/client';
import type { TenantRecord } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { useTexts } from '../shared/texts';

interface TenantRowActionsProps {
  tenant: TenantRecord;
  onAct: (action: 'edit' | 'users' | 'remove') => void;
}

/** What the caller may do with a tenant. */
export function TenantRowActions({ tenant, onAct }: TenantRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('system:tenant:edit');
  const mayDelete = usePermission('system:tenant:delete');
  const action = (key: 'edit' | 'users' | 'remove', label: string, danger = false) => (
    <RowButton
      label={label}
      of={tenant.name}
      danger={danger}

      onClick={() => onAct(key)}
    />
  );
  return (
    <RowActions>
      {mayEdit && action('edit', texts.edit)}
      {action('users', texts.tenant.users)}
      {mayDelete && action('remove', texts.remove, true)}
    </RowActions>
  );
}

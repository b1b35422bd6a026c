import { usePermission } from '@gezi/client';
import type { FormHead } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowLink } from '../../../crud/RowLink';
import { headEditorPath, onlineDataPath } from './onlinePath';
import { useTexts } from './texts';

interface HeadRowActionsProps {
  head: FormHead;
  onRemove: () => void;
}

/** What the caller may do with an online form. Records of a sub-table lie within those of its main table. */
export function HeadRowActions({ head, onRemove }: HeadRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('online:cgform:edit');
  const name = head.tableTxt;
  return (
    <RowActions>
      {head.tableType !== '3' && <RowLink label={texts.data} of={name} to={onlineDataPath(head.tableName)} />}
      {mayEdit && <RowLink label={texts.edit} of={name} to={headEditorPath(head.id)} />}
      {mayEdit && <RowButton label={texts.remove} of={name} danger onClick={onRemove} />}
    </RowActions>
  );
}

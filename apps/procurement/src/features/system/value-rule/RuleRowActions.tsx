import { usePermission } from '@gezi/client';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { useTexts } from './texts';

export type RuleAction = 'tryOut' | 'edit' | 'remove';

interface RuleRowActionsProps {
  /** e.g. `system:checkRule`. */
  resource: string;
  name: string;
  onAct: (action: RuleAction) => void;
}

/** What the caller may do with a rule. */
export function RuleRowActions({ resource, name, onAct }: RuleRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission(`${resource}:edit`);
  const mayDelete = usePermission(`${resource}:delete`);
  return (
    <RowActions>
      <RowButton label={texts.tryOut} of={name} onClick={() => onAct('tryOut')} />
      {mayEdit && <RowButton label={texts.edit} of={name} onClick={() => onAct('edit')} />}
      {mayDelete && <RowButton label={texts.remove} of={name} danger onClick={() => onAct('remove')} />}
    </RowActions>
  );
}

import { usePermission } from '@gezi/client';
import { Button } from 'antd';
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
  const actions: RuleAction[] = ['tryOut'];
  if (mayEdit) actions.push('edit');
  if (mayDelete) actions.push('remove');
  return (
    <span className="gezi-row-actions">
      {actions.map((action) => (
        <Button
          key={action}
          type="link"
          size="small"
          danger={action === 'remove'}
          aria-label={texts.of(texts[action], name)}
          onClick={() => onAct(action)}
        >
          {texts[action]}
        </Button>
      ))}
    </span>
  );
}

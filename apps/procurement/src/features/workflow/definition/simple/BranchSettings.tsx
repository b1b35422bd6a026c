import { isDefault, type SimpleBranch, type SimpleFork } from '@gezi/domain';
import { Checkbox } from 'antd';
import { ConditionFields } from '../ConditionFields';
import { useTexts } from '../texts';
import { NameField } from './NameField';
import { useSimple } from './SimpleContext';

/** Settings of a branch: name, condition, whether the process ends behind it. */
export function BranchSettings({ fork, branch }: { fork: SimpleFork; branch: SimpleBranch }) {
  const texts = useTexts();
  const { apply, fields } = useSimple();
  const { id, name, condition } = branch;
  const isOtherwise = isDefault(fork, branch);
  const change = (next: Partial<{ name: string; condition: string | undefined; isDefault: boolean }>): void =>
    apply?.({ type: 'changeBranch', branch: id, name, condition, isDefault: isOtherwise, ...next });

  return (
    <>
      <NameField value={name} onChange={(next) => change({ name: next })} />
      {fork.gateway.type !== 'parallel' && (
        <>
          <Checkbox
            checked={isOtherwise}
            onChange={(event) =>
              change(event.target.checked ? { isDefault: true, condition: undefined } : { isDefault: false })
            }
          >
            {texts.isDefault}
          </Checkbox>
          {!isOtherwise && (
            <ConditionFields
              value={condition ?? ''}
              fields={fields}
              onChange={(next) => change({ condition: next || undefined })}
            />
          )}
        </>
      )}
      <Checkbox
        checked={branch.path.end !== undefined}
        onChange={(event) => apply?.({ type: 'endBranch', branch: id, ends: event.target.checked, name: texts.end })}
      >
        {texts.endsHere}
      </Checkbox>
    </>
  );
}

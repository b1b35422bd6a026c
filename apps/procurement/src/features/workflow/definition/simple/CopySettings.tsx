import { copiedTo, INITIATOR, type NodeListener, type StepNode } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';

const INITIATOR_NAME = `\${${INITIATOR}}`;

/** Settings of a copy: its recipients. */
export function CopySettings({ node, onChange }: { node: StepNode; onChange: (node: StepNode) => void }) {
  const texts = useTexts();
  const id = useId();
  const listeners = node.listeners ?? [];
  const copy = listeners.find(({ handler }) => handler === 'cc');
  const users = copy ? copiedTo(copy.params) : [];
  const named = users.filter((user) => user !== INITIATOR_NAME);

  function write(next: readonly string[]): void {
    const { users: _users, ...params } = copy?.params ?? {};
    const listener: NodeListener = {
      event: copy?.event ?? 'start',
      handler: 'cc',
      params: next.length > 0 ? { ...params, users: next.join() } : params,
    };
    const others = listeners.filter((one) => one !== copy);
    onChange({ ...node, listeners: [listener, ...others] });
  }

  return (
    <>
      <FieldFrame id={id} label={texts.copyTo} isRequired>
        <UserSelect
          id={id}
          aria-label={texts.copyTo}
          multiple
          value={named.join()}
          onChange={(value) =>
            write([...users.filter((user) => user === INITIATOR_NAME), ...value.split(',').filter(Boolean)])
          }
        />
      </FieldFrame>
      <Checkbox
        checked={users.includes(INITIATOR_NAME)}
        onChange={(event) => write(event.target.checked ? [...named, INITIATOR_NAME] : named)}
      >
        {texts.copyInitiator}
      </Checkbox>
    </>
  );
}

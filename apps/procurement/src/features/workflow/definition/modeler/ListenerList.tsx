import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { BUSINESS_ACTIONS, EXECUTION_EVENTS, LISTENER_HANDLERS, TASK_EVENTS, type NodeListener } from '@gezi/domain';
import { Button, Input, Select } from 'antd';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';

interface ListenerListProps {
  /** Tasks have other events than the rest. */
  isTask: boolean;
  listeners: readonly NodeListener[];
  onChange: (listeners: readonly NodeListener[]) => void;
}

/** Parameters that each handler reads. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  notify: ['users', 'message'],
  cc: ['users'],
  setAssignee: ['assignee'],
  autoSkip: ['when'],
  callBusiness: ['action', 'text'],
};

/** Listeners of an element: registered handlers with parameters. */
export function ListenerList({ isTask, listeners, onChange }: ListenerListProps) {
  const texts = useTexts();
  const events = isTask ? [...TASK_EVENTS, ...EXECUTION_EVENTS] : EXECUTION_EVENTS;
  const change = (at: number, next: NodeListener): void => onChange(listeners.with(at, next));
  return (
    <FieldFrame id="" isLabelled={false} label={texts.listeners}>
      <ul className="gezi-flow-limits">
        {listeners.map((listener, at) => (
          // Listeners have no id; their order is theirs.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Select
              aria-label={texts.listenerEvent(at + 1)}
              value={listener.event}
              options={events.map((value) => ({ value, label: texts.events[value] }))}
              onChange={(event) => change(at, { ...listener, event })}
            />
            <Select
              aria-label={texts.listenerHandler(at + 1)}
              value={listener.handler}
              options={LISTENER_HANDLERS.map((value) => ({ value, label: texts.handlers[value] }))}
              onChange={(handler) => change(at, { ...listener, handler, params: {} })}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={texts.removeListener(at + 1)}
              onClick={() => onChange(listeners.toSpliced(at, 1))}
            />
            {[...new Set([...(PARAMETERS[listener.handler] ?? []), ...Object.keys(listener.params)])].map((name) => (
              <ListenerParameter
                key={name}
                name={name}
                value={listener.params[name] ?? ''}
                isAction={listener.handler === 'callBusiness' && name === 'action'}
                onChange={(value) => change(at, { ...listener, params: withParam(listener.params, name, value) })}
              />
            ))}
          </li>
        ))}
      </ul>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange([...listeners, { event: isTask ? 'create' : 'start', handler: 'notify', params: {} }])}
      >
        {texts.addListener}
      </Button>
    </FieldFrame>
  );
}

interface ListenerParameterProps {
  name: string;
  value: string;
  /** One of the actions of a business, instead of a text. */
  isAction: boolean;
  onChange: (value: string) => void;
}

function ListenerParameter({ name, value, isAction, onChange }: ListenerParameterProps) {
  const texts = useTexts();
  const label = texts.parameters[name] ?? name;
  if (isAction) {
    return (
      <Select
        aria-label={label}
        placeholder={label}
        value={value || undefined}
        options={BUSINESS_ACTIONS.map((action) => ({ value: action, label: texts.businessActions[action] }))}
        onChange={onChange}
      />
    );
  }
  return (
    <Input
      addonBefore={label}
      aria-label={label}
      value={value}
      maxLength={500}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function withParam(params: NodeListener['params'], name: string, value: string): NodeListener['params'] {
  const { [name]: _value, ...others } = params;
  return value ? { ...others, [name]: value } : others;
}

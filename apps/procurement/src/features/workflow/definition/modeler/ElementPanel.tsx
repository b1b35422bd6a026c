import type Modeler from 'bpmn-js/lib/Modeler';
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling';
import type { Connection, Element } from 'bpmn-js/lib/model/Types';
import type { QueryField } from '@gezi/advanced-query/core';
import {
  defaultFlowOf,
  flowPlanOf,
  hasForm,
  nodeMembers,
  timerMembers,
  type BoundaryTimer,
  type FlowNode,
  type ProcessDefinition,
  type SequenceFlow,
} from '@gezi/domain';
import { Checkbox } from 'antd';
import { ConditionFields } from '../ConditionFields';
import { ApproverSettings } from '../simple/ApproverSettings';
import { DueFields } from '../simple/DueFields';
import { NameField } from '../simple/NameField';
import { useTexts } from '../texts';
import { FormSettings } from '../form/FormSettings';
import { ListenerList } from './ListenerList';
import { TimerActionFields } from './TimerActionFields';

interface ElementPanelProps {
  modeler: Modeler;
  element: Element;
  definition: ProcessDefinition | undefined;
  fields: readonly QueryField[];
}

type Moddle = Parameters<typeof nodeMembers>[0];

/** Settings of the selected element. Each change is a command of the modeler, so that it can be undone there. */
export function ElementPanel({ modeler, element, definition, fields }: ElementPanelProps) {
  const texts = useTexts();
  const id = element.id;
  const modeling = modeler.get<Modeling>('modeling');
  const moddle = modeler.get<Moddle>('moddle');
  const write = (members: object, of: Element = element): void => modeling.updateProperties(of, members);
  const node = definition?.nodes.find((one) => one.id === id);
  const flow = definition?.flows.find((one) => one.id === id);
  const timer = definition?.nodes
    .flatMap((one) => (one.type === 'userTask' ? (one.timers ?? []) : []))
    .find((one) => one.id === id);

  if (node) return <NodePanel node={node} onChange={(next) => write(owned(nodeMembers(moddle, next), element))} />;
  if (timer) return <TimerPanel timer={timer} onChange={(next) => write(owned(timerMembers(moddle, next), element))} />;
  if (flow && definition) {
    const source = (element as Connection).source as Element;
    return (
      <FlowPanel
        flow={flow}
        definition={definition}
        fields={fields}
        onChange={({ name, condition }) =>
          write({
            name: name || undefined,
            conditionExpression: condition ? moddle.create('bpmn:FormalExpression', { body: condition }) : undefined,
          })
        }
        onDefault={(isDefault) => write({ default: isDefault ? element.businessObject : undefined }, source)}
      />
    );
  }
  return <p className="gezi-flow-note">{texts.noSettings}</p>;
}

/** New parts of an element belong to it. */
function owned(members: Readonly<Record<string, unknown>>, { businessObject }: Element): object {
  for (const value of Object.values(members).flat()) {
    if (typeof value === 'object' && value !== null) (value as { $parent?: unknown }).$parent = businessObject;
  }
  return members;
}

function NodePanel({ node, onChange }: { node: FlowNode; onChange: (node: FlowNode) => void }) {
  const texts = useTexts();
  return (
    <div className="gezi-flow-settings">
      <NameField value={node.name} onChange={(name) => onChange({ ...node, name })} />
      {node.type === 'userTask' && (
        <>
          {/* Time limits are events on the border of the task. */}
          <ApproverSettings node={node} onChange={onChange} hasLimits={false} />
        </>
      )}
      {hasForm(node) && <FormSettings node={node} onChange={onChange} />}
      {node.type === 'timer' && (
        <DueFields
          due={node.due}
          label={texts.wait}
          unitLabel={texts.limitUnit(1)}
          onChange={(due) => onChange({ ...node, due })}
        />
      )}
      {node.type === 'end' && (
        <Checkbox
          checked={node.terminates ?? false}
          onChange={(event) => onChange({ ...node, terminates: event.target.checked })}
        >
          {texts.terminates}
        </Checkbox>
      )}
      {(node.type === 'userTask' || node.type === 'step' || node.type === 'start' || node.type === 'end') && (
        <ListenerList
          isTask={node.type === 'userTask'}
          listeners={node.listeners ?? []}
          onChange={(listeners) => onChange({ ...node, listeners })}
        />
      )}
    </div>
  );
}

function TimerPanel({ timer, onChange }: { timer: BoundaryTimer; onChange: (timer: BoundaryTimer) => void }) {
  const texts = useTexts();
  return (
    <div className="gezi-flow-settings">
      <NameField value={timer.name} onChange={(name) => onChange({ ...timer, name })} />
      <DueFields
        due={timer.due}
        label={texts.limitAfter(1)}
        unitLabel={texts.limitUnit(1)}
        onChange={(due) => onChange({ ...timer, due })}
      />
      <TimerActionFields timer={timer} onChange={onChange} />
    </div>
  );
}

interface FlowPanelProps {
  flow: SequenceFlow;
  definition: ProcessDefinition;
  fields: readonly QueryField[];
  onChange: (flow: SequenceFlow) => void;
  onDefault: (isDefault: boolean) => void;
}

function FlowPanel({ flow, definition, fields, onChange, onDefault }: FlowPanelProps) {
  const texts = useTexts();
  const source = definition.nodes.find(({ id }) => id === flow.from);
  const isConditional = source?.type === 'exclusive' || source?.type === 'inclusive';
  const isDefault = isConditional && defaultFlowOf(flowPlanOf(definition), source)?.id === flow.id;
  return (
    <div className="gezi-flow-settings">
      <NameField value={flow.name} onChange={(name) => onChange({ ...flow, name })} />
      {isConditional && (
        <>
          <Checkbox checked={isDefault} onChange={(event) => onDefault(event.target.checked)}>
            {texts.isDefault}
          </Checkbox>
          {!isDefault && (
            <ConditionFields
              value={flow.condition ?? ''}
              fields={fields}
              onChange={(condition) => onChange({ ...flow, condition })}
            />
          )}
        </>
      )}
    </div>
  );
}

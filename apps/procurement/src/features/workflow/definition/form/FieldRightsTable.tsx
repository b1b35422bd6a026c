import { DeleteOutlined } from '@ant-design/icons';
import { FIELD_RIGHTS, rightsAt, type FieldRightKind, type FlowFormNode, type ProcessDefinition } from '@gezi/domain';
import { Button, Radio } from 'antd';
import { useId } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { lostRights, rightsGroups, withFieldRights, withRights, type RightsGroup } from '../core/nodeRights';
import { useTexts } from '../texts';
import { useKnownForms } from './FormsContext';

interface FieldRightsTableProps {
  definition: ProcessDefinition;
  node: FlowFormNode;
  onChange: (node: FlowFormNode) => void;
}

/** The rights to the fields of the forms of a step; the buttons of the columns set all fields. */
export function FieldRightsTable({ definition, node, onChange }: FieldRightsTableProps) {
  const texts = useTexts();
  const { forms } = useKnownForms();
  const groups = rightsGroups(definition, node, forms);
  const lost = lostRights(node, groups);
  const isLoaded = groups.length > 0;
  return (
    <FieldFrame id="" isLabelled={false} label={texts.fieldRights}>
      {groups.map((group) => (
        <GroupTable
          key={group.form}
          group={group}
          hasName={groups.length > 1}
          onChange={(changes) => onChange(withRights(definition, node, group, changes))}
          onReset={() => onChange(withDefaults(definition, node, group))}
        />
      ))}
      {isLoaded && lost.length > 0 && (
        <ul className="gezi-flow-lost-rights">
          {lost.map((right) => (
            <li key={right.field}>
              <span>{texts.lostField(right.field)}</span>
              <Button
                type="text"
                danger
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.removeRight(right.field)}
                onClick={() => onChange(withFieldRights(node, node.fieldRights?.filter((one) => one !== right) ?? []))}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

interface GroupTableProps {
  group: RightsGroup;
  /** True to show the name of the form above its fields. */
  hasName: boolean;
  onChange: (changes: ReadonlyMap<string, FieldRightKind>) => void;
  onReset: () => void;
}

function GroupTable({ group: { name, rows }, hasName, onChange, onReset }: GroupTableProps) {
  const texts = useTexts();
  const id = useId();
  const setAll = (right: FieldRightKind): void => onChange(new Map(rows.map(({ field }) => [field.id, right])));
  return (
    <div className="gezi-flow-rights">
      <table aria-label={texts.rightsOf(name)}>
        {hasName && <caption>{name}</caption>}
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            {FIELD_RIGHTS.map((right) => (
              <th key={right} scope="col">
                <Button
                  type="link"
                  size="small"
                  aria-label={texts.allRights[right]}
                  title={texts.allRights[right]}
                  onClick={() => setAll(right)}
                >
                  {texts.rights[right]}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, right }) => (
            <tr key={field.id}>
              <th scope="row" title={field.id}>
                {field.label}
              </th>
              {FIELD_RIGHTS.map((kind) => (
                <td key={kind}>
                  <Radio
                    name={`${id}-${field.id}`}
                    checked={right === kind}
                    aria-label={texts.rightTo(field.label, texts.rights[kind])}
                    onChange={() => onChange(new Map([[field.id, kind]]))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="link" size="small" onClick={onReset}>
        {texts.resetRights}
      </Button>
    </div>
  );
}

/** A step whose rights to the fields of a form are those of its kind. */
function withDefaults(definition: ProcessDefinition, node: FlowFormNode, group: RightsGroup): FlowFormNode {
  const fields = group.rows.map(({ field }) => field.id);
  const bare = withFieldRights(node, []);
  const plain = { ...definition, nodes: definition.nodes.map((one) => (one.id === node.id ? bare : one)) };
  return withRights(definition, node, group, new Map(Object.entries(rightsAt(plain, node.id, fields, group.form))));
}

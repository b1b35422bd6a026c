import type { ReactNode } from 'react';
import type { FormNode } from '../../core/document/FormDocument';
import {
  writeConditions,
  type ConditionRule,
  type ConditionSet,
  type SimpleCondition,
} from '../../core/logic/conditions';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { ListFoot } from './controls/ListFoot';
import { RowList } from './controls/RowList';
import { conditionOn, conditionRules } from './conditionOperand';
import { ConditionValue } from './ConditionValue';
import { formulaFields } from './formulaFields';

export interface ConditionBuilderProps {
  node: FormNode;
  set: ConditionSet;
  disabled: boolean;
  /** The expression of the conditions. */
  onChange: (source: string, typing?: boolean) => void;
  /** Further actions, next to adding a condition. */
  children?: ReactNode;
}

/** Conditions on other fields, of which all or any must be true. */
export function ConditionBuilder({ node, set, disabled, onChange, children }: ConditionBuilderProps) {
  const texts = useTexts();
  const store = useStore();
  const document = useFromStore((each) => each.document);
  // Without a condition the fields are not needed.
  const fields = set.conditions.length > 0 ? formulaFields(document, node) : [];
  const nodeOf = (id: string) => fields.find((field) => field.id === id)?.node;
  const { conditions } = set;
  // A saved comparison stays, even if it is never true.
  const rulesFor = ({ field, rule }: SimpleCondition) => {
    const rules = conditionRules(nodeOf(field)?.data);
    return rules.includes(rule) ? rules : [rule, ...rules];
  };
  const write = (next: ConditionSet, typing = false) => onChange(writeConditions(next), typing);
  const replace = (index: number, changes: Partial<SimpleCondition>, typing = false) =>
    write(
      { ...set, conditions: conditions.map((each, at) => (at === index ? { ...each, ...changes } : each)) },
      typing,
    );

  return (
    <div className="gezi-fd-conditions">
      {conditions.length > 1 ? (
        <select
          className="gezi-fd-input gezi-fd-select"
          aria-label={texts.logic.rule}
          disabled={disabled}
          value={set.match}
          onChange={(event) => write({ ...set, match: event.target.value as ConditionSet['match'] })}
        >
          <option value="all">{texts.logic.all}</option>
          <option value="any">{texts.logic.any}</option>
        </select>
      ) : null}
      <RowList
        rows={conditions}
        className="gezi-fd-framed-rows gezi-fd-condition-list"
        disabled={disabled}
        removeLabel={(_, index) => texts.logic.removeCondition(index + 1)}
        onRemove={(index) => write({ ...set, conditions: conditions.filter((_, at) => at !== index) })}
      >
        {(condition, index, remove) => (
          <>
            <select
              className="gezi-fd-input gezi-fd-select"
              aria-label={`${texts.logic.field} ${index + 1}`}
              disabled={disabled}
              value={condition.field}
              onChange={(event) =>
                replace(index, conditionOn(event.target.value, condition.rule, nodeOf(event.target.value)?.data))
              }
            >
              {fields.some(({ id }) => id === condition.field) ? null : (
                <option value={condition.field}>{condition.field}</option>
              )}
              {fields.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            {remove}
            <select
              className="gezi-fd-input gezi-fd-select"
              aria-label={`${texts.logic.rule} ${index + 1}`}
              disabled={disabled}
              value={condition.rule}
              onChange={(event) => replace(index, { rule: event.target.value as ConditionRule })}
            >
              {rulesFor(condition).map((rule) => (
                <option key={rule} value={rule}>
                  {texts.logic.rules[rule]}
                </option>
              ))}
            </select>
            {condition.rule === 'empty' || condition.rule === 'filled' ? null : (
              <ConditionValue
                condition={condition}
                node={nodeOf(condition.field)}
                label={`${texts.logic.operand} ${index + 1}`}
                disabled={disabled}
                onChange={(value, typing) => replace(index, { value }, typing)}
              />
            )}
          </>
        )}
      </RowList>
      <ListFoot
        add={texts.logic.addCondition}
        disabled={disabled}
        onAdd={() => {
          const [first] = formulaFields(store.document, node);
          if (first) write({ ...set, conditions: [...conditions, conditionOn(first.id, '==', first.node.data)] });
        }}
      >
        {children}
      </ListFoot>
    </div>
  );
}

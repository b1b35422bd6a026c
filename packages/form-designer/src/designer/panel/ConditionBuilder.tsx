import type { ReactNode } from 'react';
import { coerceText } from '../../core/commands/plan/coerceText';
import type { FormNode } from '../../core/document/FormDocument';
import {
  writeConditions,
  type ConditionRule,
  type ConditionSet,
  type SimpleCondition,
} from '../../core/logic/conditions';
import { isObject, listMember, textMember } from '../../core/document/members';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { ListFoot } from './controls/ListFoot';
import { RowList } from './controls/RowList';
import { TextCell } from './controls/TextCell';
import { formulaFields, type FormulaField } from './formulaFields';

export interface ConditionBuilderProps {
  node: FormNode;
  set: ConditionSet;
  disabled: boolean;
  /** The expression of the conditions. */
  onChange: (source: string, typing?: boolean) => void;
  /** Further actions, next to adding a condition. */
  children?: ReactNode;
}

const RULES: readonly ConditionRule[] = ['==', '!=', '>', '>=', '<', '<=', 'contains', 'empty', 'filled'];

/** Conditions on other fields, of which all or any must be true. */
export function ConditionBuilder({ node, set, disabled, onChange, children }: ConditionBuilderProps) {
  const texts = useTexts();
  const store = useStore();
  const document = useFromStore((each) => each.document);
  // Without a condition the fields are not needed.
  const fields = set.conditions.length > 0 ? formulaFields(document, node) : [];
  const { conditions } = set;
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
              onChange={(event) => replace(index, { field: event.target.value, value: '' })}
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
              {RULES.map((rule) => (
                <option key={rule} value={rule}>
                  {texts.logic.rules[rule]}
                </option>
              ))}
            </select>
            {condition.rule === 'empty' || condition.rule === 'filled' ? null : (
              <Operand
                condition={condition}
                field={fields.find(({ id }) => id === condition.field)}
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
          if (first) write({ ...set, conditions: [...conditions, { field: first.id, rule: '==', value: '' }] });
        }}
      >
        {children}
      </ListFoot>
    </div>
  );
}

interface OperandProps {
  condition: SimpleCondition;
  field: FormulaField | undefined;
  label: string;
  disabled: boolean;
  onChange: (value: SimpleCondition['value'], typing?: boolean) => void;
}

/** The value to compare a field with: one of its options if it has some, else a text or number. */
function Operand({ condition, field, label, disabled, onChange }: OperandProps) {
  const options = field ? listMember(field.node.data, 'options').filter(isObject) : [];
  const scalar = (value: unknown): value is SimpleCondition['value'] =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (options.length > 0) {
    const at = options.findIndex((option) => option['value'] === condition.value);
    return (
      <select
        className="gezi-fd-input gezi-fd-select"
        aria-label={label}
        disabled={disabled}
        value={at < 0 ? '' : String(at)}
        onChange={(event) => {
          const value = options[Number(event.target.value)]?.['value'];
          if (event.target.value !== '' && scalar(value)) onChange(value);
        }}
      >
        {at < 0 ? <option value="">{String(condition.value ?? '')}</option> : null}
        {options.map((option, index) => (
          <option key={index} value={index}>
            {textMember(option, 'label')}
          </option>
        ))}
      </select>
    );
  }
  return (
    <TextCell
      label={label}
      disabled={disabled}
      value={String(condition.value ?? '')}
      onType={(text) => {
        const value = coerceText(text);
        onChange(scalar(value) ? value : text, true);
      }}
    />
  );
}

import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import {
  coerceText,
  writeConditions,
  type ConditionRule,
  type ConditionSet,
  type FormNode,
  type SimpleCondition,
} from '../../core';
import { isObject, listMember, textMember } from '../../core/document/members';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { formulaFields, type FormulaField } from './formulaFields';

export interface ConditionBuilderProps {
  node: FormNode;
  set: ConditionSet;
  disabled: boolean;
  /** The expression the conditions stand for. */
  onChange: (source: string, typing?: boolean) => void;
}

const RULES: readonly ConditionRule[] = ['==', '!=', '>', '>=', '<', '<=', 'contains', 'empty', 'filled'];

/** Conditions over other fields, all of which or any of which have to hold. */
export function ConditionBuilder({ node, set, disabled, onChange }: ConditionBuilderProps) {
  const texts = useTexts();
  const store = useStore();
  const document = useFromStore((each) => each.document);
  // Without a condition nobody asks what there is to compare.
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
      <ul className="gezi-fd-condition-list">
        {conditions.map((condition, index) => (
          <li key={index}>
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
            <button
              type="button"
              className="gezi-fd-icon-button"
              disabled={disabled}
              aria-label={texts.logic.removeCondition(index + 1)}
              onClick={() => write({ ...set, conditions: conditions.filter((_, at) => at !== index) })}
            >
              <CloseOutlined aria-hidden />
            </button>
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
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="gezi-fd-text-button"
        disabled={disabled}
        onClick={() => {
          const [first] = formulaFields(store.document, node);
          if (first) write({ ...set, conditions: [...conditions, { field: first.id, rule: '==', value: '' }] });
        }}
      >
        <PlusOutlined aria-hidden /> {texts.logic.addCondition}
      </button>
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

/** What a field is compared with: one of its options where it has some, else a text or number. */
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
    <input
      type="text"
      className="gezi-fd-input"
      aria-label={label}
      disabled={disabled}
      value={String(condition.value ?? '')}
      onChange={(event) => {
        const value = coerceText(event.target.value);
        onChange(scalar(value) ? value : event.target.value, true);
      }}
    />
  );
}

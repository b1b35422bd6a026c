import { DeleteOutlined } from '@ant-design/icons';
import { useDroppable } from '@dnd-kit/core';
import { namedPopup } from '@gezi/ui';
import { Button, Select } from 'antd';
import type { Condition, QueryField, Rule } from '../../core';
import { rulesOf } from '../../core/query/QueryField';
import { withField, withRule, withValue } from '../../core/query/changes';
import { useTexts } from '../../texts/useTexts';
import { FieldValue } from '../values/FieldValue';
import { useBuilder } from './BuilderContext';
import { focusSoon } from './focusSoon';
import { useDropClass } from './DropContext';
import { MoveHandle } from './MoveHandle';
import { changeCondition, removeItem, type TreeRule } from './queryTree';

/** A condition: field, rule and value. @param at its position from 1, e.g. `2.1` */
export function ConditionRow({ rule: { id, condition }, at }: { rule: TreeRule; at: string }) {
  const texts = useTexts();
  const { tree, change, fields } = useBuilder();
  const { setNodeRef } = useDroppable({ id });
  const dropClass = useDropClass(id);
  const field = fields.find((one) => one.key === condition.field);
  const isDate = field?.type === 'date' || field?.type === 'datetime';
  const ruleNames = isDate ? texts.dateRules : texts.rules;

  return (
    <fieldset ref={setNodeRef} aria-label={texts.condition(at)} className={`gezi-query-row${dropClass}`}>
      <MoveHandle id={id} label={texts.move(at)} />
      <Select
        className="gezi-query-field"
        aria-label={texts.fieldOf(at)}
        popupRender={namedPopup(texts.fieldOf(at))}
        virtual={false}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={texts.fieldHint}
        status={field ? '' : 'error'}
        value={field?.key ?? null}
        options={fields.map((one) => ({ value: one.key, label: one.label }))}
        onChange={(name: string | null) => {
          const chosen = fields.find((one) => one.key === name);
          if (chosen) change(changeCondition(tree, id, withField(condition, chosen)));
        }}
      />
      {field ? (
        <>
          <Select<Rule>
            aria-label={texts.ruleOf(at)}
            popupRender={namedPopup(texts.ruleOf(at))}
            virtual={false}
            value={condition.rule}
            options={offered(field, condition).map((rule) => ({ value: rule, label: ruleNames[rule] }))}
            onChange={(rule) => change(changeCondition(tree, id, withRule(condition, rule)))}
          />
          <div className="gezi-query-value">
            {condition.rule === 'empty' ? null : (
              <FieldValue
                // Remounted for another field, not for another rule.
                key={condition.field}
                field={field}
                condition={condition}
                multiple={condition.rule === 'in'}
                label={texts.valueOf(at)}
                rangeLabel={texts.rangeOf(at)}
                onChange={(value) => change(changeCondition(tree, id, withValue(condition, value)), `${id}/val`)}
              />
            )}
          </div>
        </>
      ) : (
        <p className="gezi-query-fault gezi-query-unknown">{texts.unknownField}</p>
      )}
      <Button
        type="text"
        className="gezi-query-remove"
        aria-label={texts.remove(at)}
        icon={<DeleteOutlined aria-hidden />}
        onClick={({ currentTarget }) => {
          focusSoon(currentTarget, ':scope > .gezi-query-add > :first-child');
          change(removeItem(tree, id));
        }}
      />
    </fieldset>
  );
}

/** The rules offered for a field, and the one that the condition has from elsewhere. */
function offered(field: QueryField, { rule }: Condition): readonly Rule[] {
  const rules = rulesOf(field);
  return rule === 'empty' ? [...rules, rule] : rules;
}

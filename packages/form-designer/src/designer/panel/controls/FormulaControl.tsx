import { useState } from 'react';
import type { LogicAspect } from '../../../core/logic/LogicPlan';
import { readConditions } from '../../../core/logic/conditions';
import { useTexts } from '../../texts/useTexts';
import { ConditionBuilder } from '../ConditionBuilder';
import { FormulaEditor } from '../FormulaEditor';
import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/** An expression over other fields: a builder of conditions, or the expression itself. */
export function FormulaControl(props: ControlProps) {
  const { field, value, onChange, label, node, disabled } = props;
  const texts = useTexts();
  const aspect = field.member.replace(/^logic\./, '') as LogicAspect;
  const source = asText(value);
  const set = aspect === 'value' ? undefined : readConditions(source);
  const [written, setWritten] = useState(false);
  const raw = set === undefined || written;
  if (!node) return null;
  const write = (text: string, typing = false) => onChange(text.trim() === '' ? undefined : text, typing);
  const ways =
    aspect === 'value' ? null : (
      <>
        <button
          type="button"
          className="gezi-fd-text-button"
          disabled={set === undefined}
          title={set === undefined ? texts.logic.tooComplex : undefined}
          onClick={() => setWritten(!raw)}
        >
          {raw ? texts.logic.asConditions : texts.logic.asExpression}
        </button>
        {source === '' ? null : (
          <button type="button" className="gezi-fd-text-button" disabled={disabled} onClick={() => onChange(undefined)}>
            {texts.logic.clear}
          </button>
        )}
      </>
    );
  return (
    <fieldset className="gezi-fd-formula" aria-label={label}>
      {raw ? (
        <>
          <FormulaEditor
            node={node}
            aspect={aspect}
            label={label}
            source={source}
            disabled={disabled === true}
            onChange={write}
          />
          {ways ? <div className="gezi-fd-list-foot">{ways}</div> : null}
        </>
      ) : (
        <ConditionBuilder node={node} set={set} disabled={disabled === true} onChange={write}>
          {ways}
        </ConditionBuilder>
      )}
    </fieldset>
  );
}

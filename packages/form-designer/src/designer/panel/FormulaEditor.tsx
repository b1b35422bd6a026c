import { useId, useRef, useState } from 'react';
import type { FormDocument, FormNode } from '../../core/document/FormDocument';
import type { LogicAspect } from '../../core/logic/LogicPlan';
import { FUNCTIONS } from '../../core/logic/functions';
import { parseFormula } from '../../core/logic/parseFormula';
import { nameInFormula } from '../../core/logic/renameInFormula';
import { compileForm } from '../../core/model/compileForm';
import { useStore } from '../store/designerContext';
import type { Texts } from '../texts/zh-CN';
import { useTexts } from '../texts/useTexts';
import { formulaFields } from './formulaFields';

export interface FormulaEditorProps {
  node: FormNode;
  aspect: LogicAspect;
  label: string;
  source: string;
  disabled: boolean;
  onChange: (source: string, typing?: boolean) => void;
}

/** Text editor of an expression, with its errors, available fields and functions. */
export function FormulaEditor({ node, aspect, label, source, disabled, onChange }: FormulaEditorProps) {
  const texts = useTexts();
  const store = useStore();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState('');
  const wrong = source.trim() === '' ? undefined : faultOf(store.document, node, aspect, source, texts);

  function insert(name: string) {
    const { selectionStart = source.length, selectionEnd = source.length } = area.current ?? {};
    onChange(`${source.slice(0, selectionStart)}${nameInFormula(name)}${source.slice(selectionEnd)}`);
    setChosen('');
    area.current?.focus();
  }

  return (
    <div className="gezi-fd-control-stack">
      <textarea
        ref={area}
        rows={3}
        className="gezi-fd-input gezi-fd-code"
        spellCheck={false}
        disabled={disabled}
        aria-label={`${label}：${texts.logic.expression}`}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-about`}
        placeholder={aspect === 'value' ? texts.logic.exampleValue : texts.logic.example}
        value={source}
        onChange={(event) => onChange(event.target.value, true)}
      />
      <span id={`${id}-about`} className={wrong ? 'gezi-fd-wrong' : 'gezi-visually-hidden'}>
        {wrong ?? texts.logic.example}
      </span>
      {/* The arrow keys of a select choose one field after the other; only the button inserts. */}
      <div className="gezi-fd-formula-field">
        <select
          className="gezi-fd-input gezi-fd-select"
          aria-label={`${label}：${texts.logic.field}`}
          disabled={disabled}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{texts.logic.chooseField}</option>
          {formulaFields(store.document, node).map((field) => (
            <option key={field.id} value={field.id}>
              {field.label} ({field.id})
            </option>
          ))}
        </select>
        <button
          type="button"
          className="gezi-fd-text-button"
          disabled={disabled || chosen === ''}
          onClick={() => insert(chosen)}
        >
          {texts.logic.insertField}
        </button>
      </div>
      <details className="gezi-fd-functions">
        <summary>{texts.logic.functions}</summary>
        <code>{Object.keys(FUNCTIONS).join('  ')}</code>
      </details>
    </div>
  );
}

function faultOf(
  document: FormDocument,
  node: FormNode,
  aspect: LogicAspect,
  source: string,
  texts: Texts,
): string | undefined {
  const { problems, at } = texts.logic;
  const parsed = parseFormula(source);
  if (!parsed.ok) {
    const { code, at: place } = parsed.problem;
    return place === undefined ? problems[code] : at(problems[code], place + 1);
  }
  const problem = compileForm(document).logic.problems.find((each) => each.key === node.key && each.aspect === aspect);
  if (!problem) return undefined;
  return `${problems[problem.code]}${problem.names ? `：${problem.names.join(' → ')}` : ''}`;
}

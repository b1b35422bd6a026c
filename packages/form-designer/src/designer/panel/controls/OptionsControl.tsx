import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, PlusOutlined, SubnodeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { coerceText, type Json, type JsonObject } from '../../../core';
import { typeOf } from '../../../core/document/containers';
import { isObject, listMember, textMember } from '../../../core/document/members';
import type { Texts } from '../../texts/zh-CN';
import { useTexts } from '../../texts/useTexts';
import { OptionsJsonDialog } from '../OptionsJsonDialog';
import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/** The static options of a choice, one line each, or as JSON. Those of a cascader have options below them. */
export function OptionsControl({ value, onChange, label, node, disabled }: ControlProps) {
  const texts = useTexts();
  const [asJson, setAsJson] = useState(false);
  const options = Array.isArray(value) ? (value as readonly Json[]) : [];
  const tree = node !== undefined && typeOf(node.data) === 'cascader';
  return (
    <fieldset className="gezi-fd-options" aria-label={label}>
      {options.length === 0 ? <p className="gezi-fd-list-none">{texts.noOptions}</p> : null}
      <OptionList options={options} onChange={onChange} tree={tree} disabled={disabled === true} />
      <div className="gezi-fd-list-foot">
        <button
          type="button"
          className="gezi-fd-text-button"
          disabled={disabled}
          onClick={() => onChange([...options, newOption(options, texts)])}
        >
          <PlusOutlined aria-hidden /> {texts.addOption}
        </button>
        <button type="button" className="gezi-fd-text-button" disabled={disabled} onClick={() => setAsJson(true)}>
          {texts.optionsAsJson}
        </button>
      </div>
      {asJson ? (
        <OptionsJsonDialog options={options} onClose={() => setAsJson(false)} onConfirm={(next) => onChange(next)} />
      ) : null}
    </fieldset>
  );
}

interface OptionListProps {
  options: readonly Json[];
  onChange: (options: readonly Json[], typing?: boolean) => void;
  tree: boolean;
  disabled: boolean;
}

function OptionList({ options, onChange, tree, disabled }: OptionListProps) {
  const texts = useTexts();
  const replace = (index: number, changes: JsonObject, typing: boolean) =>
    onChange(
      options.map((option, at) => (at === index && isObject(option) ? { ...option, ...changes } : option)),
      typing,
    );
  const move = (index: number, by: 1 | -1) => {
    const next = [...options];
    [next[index], next[index + by]] = [next[index + by]!, next[index]!];
    onChange(next);
  };

  return (
    <ul className="gezi-fd-option-list">
      {options.map((option, index) => {
        if (!isObject(option)) return null;
        const name = textMember(option, 'label') || String(index + 1);
        const children = listMember(option, 'children');
        return (
          <li key={index}>
            <div className="gezi-fd-option">
              <input
                type="text"
                className="gezi-fd-input"
                aria-label={`${texts.optionLabel} ${index + 1}`}
                placeholder={texts.optionLabel}
                disabled={disabled}
                value={textMember(option, 'label')}
                onChange={(event) => replace(index, { label: event.target.value }, true)}
              />
              <ValueInput
                label={`${texts.optionValue} ${index + 1}`}
                disabled={disabled}
                value={option['value']}
                onChange={(value) => replace(index, { value }, false)}
              />
              {tree ? (
                <button
                  type="button"
                  className="gezi-fd-icon-button"
                  disabled={disabled}
                  aria-label={`${texts.addChild}：${name}`}
                  title={texts.addChild}
                  onClick={() => replace(index, { children: [...children, newOption(children, texts)] }, false)}
                >
                  <SubnodeOutlined aria-hidden />
                </button>
              ) : null}
              <button
                type="button"
                className="gezi-fd-icon-button"
                disabled={disabled || index === 0}
                aria-label={texts.moveOptionUp(name)}
                onClick={() => move(index, -1)}
              >
                <ArrowUpOutlined aria-hidden />
              </button>
              <button
                type="button"
                className="gezi-fd-icon-button"
                disabled={disabled || index === options.length - 1}
                aria-label={texts.moveOptionDown(name)}
                onClick={() => move(index, 1)}
              >
                <ArrowDownOutlined aria-hidden />
              </button>
              <button
                type="button"
                className="gezi-fd-icon-button"
                disabled={disabled}
                aria-label={texts.removeOption(name)}
                onClick={() => onChange(options.filter((_, at) => at !== index))}
              >
                <CloseOutlined aria-hidden />
              </button>
            </div>
            {children.length > 0 ? (
              <OptionList
                options={children}
                tree={tree}
                disabled={disabled}
                onChange={(next, typing) => replace(index, { children: next }, typing === true)}
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Taken when it is left: `1` becomes a number, `1.` on the way to `1.5` would not. */
function ValueInput({
  label,
  value,
  onChange,
  disabled,
}: {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
  disabled: boolean;
}) {
  const texts = useTexts();
  const [draft, setDraft] = useState<string>();
  function leave() {
    if (draft !== undefined && draft !== asText(value)) onChange(coerceText(draft));
    setDraft(undefined);
  }
  return (
    <input
      type="text"
      className="gezi-fd-input"
      aria-label={label}
      placeholder={texts.optionValue}
      disabled={disabled}
      value={draft ?? asText(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}

/** The next number none of the others has. */
function newOption(others: readonly Json[], texts: Texts): JsonObject {
  const numbers = others.map((option) => (isObject(option) ? Number(option['value']) : Number.NaN));
  const value = Math.max(0, ...numbers.filter((number) => Number.isFinite(number))) + 1;
  return { label: texts.newOption(value), value };
}

import { ArrowDownOutlined, ArrowUpOutlined, SubnodeOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { coerceText } from '../../../core/commands/plan/coerceText';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { findFieldPanel } from '../../../fields/fieldPanels';
import { typeOf } from '../../../core/document/containers';
import { isObject, listMember, textMember } from '../../../core/document/members';
import type { Texts } from '../../texts/zh-CN';
import { useTexts } from '../../texts/useTexts';
import { OptionsJsonDialog } from '../OptionsJsonDialog';
import type { ControlProps } from './ControlProps';
import { ListFoot } from './ListFoot';
import { RowList } from './RowList';
import { TextCell } from './TextCell';
import { asText } from './TextControl';

/** The static options of a choice, one line each, or as JSON. Those of a cascader have options below them. */
export function OptionsControl({ value, onChange, label, node, disabled }: ControlProps) {
  const texts = useTexts();
  const [asJson, setAsJson] = useState(false);
  const options = Array.isArray(value) ? (value as readonly Json[]) : [];
  const tree = node !== undefined && findFieldPanel(typeOf(node.data))?.hasOptionTree === true;
  return (
    <fieldset className="gezi-fd-options" aria-label={label}>
      {options.length === 0 ? <p className="gezi-fd-list-none">{texts.noOptions}</p> : null}
      <OptionList options={options} onChange={onChange} tree={tree} disabled={disabled === true} />
      <ListFoot
        add={texts.addOption}
        disabled={disabled}
        onAdd={() => onChange([...options, newOption(options, texts)])}
      >
        <button type="button" className="gezi-fd-text-button" disabled={disabled} onClick={() => setAsJson(true)}>
          {texts.optionsAsJson}
        </button>
      </ListFoot>
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

  const tool = (label: string, sign: ReactNode, onClick: () => void, usable = true, title?: string) => (
    <button
      type="button"
      className="gezi-fd-icon-button"
      disabled={disabled || !usable}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      {sign}
    </button>
  );
  const nameOf = (option: JsonObject, index: number) => textMember(option, 'label') || String(index + 1);
  // Entries that are not options are preserved, but not shown.
  const shown = options.flatMap((option, index) => (isObject(option) ? [{ option, index }] : []));

  return (
    <RowList
      rows={shown}
      className="gezi-fd-option-list"
      disabled={disabled}
      removeLabel={({ option, index }) => texts.removeOption(nameOf(option, index))}
      onRemove={(row) => onChange(options.filter((_, at) => at !== shown[row]!.index))}
    >
      {({ option, index }, _, remove) => {
        const name = nameOf(option, index);
        const children = listMember(option, 'children');
        return (
          <>
            <div className="gezi-fd-option">
              <TextCell
                label={`${texts.optionLabel} ${index + 1}`}
                placeholder={texts.optionLabel}
                disabled={disabled}
                value={textMember(option, 'label')}
                onType={(label) => replace(index, { label }, true)}
              />
              <ValueInput
                label={`${texts.optionValue} ${index + 1}`}
                disabled={disabled}
                value={option['value']}
                onChange={(value) => replace(index, { value }, false)}
              />
              {tree
                ? tool(
                    `${texts.addChild}：${name}`,
                    <SubnodeOutlined aria-hidden />,
                    () => replace(index, { children: [...children, newOption(children, texts)] }, false),
                    true,
                    texts.addChild,
                  )
                : null}
              {tool(texts.moveOptionUp(name), <ArrowUpOutlined aria-hidden />, () => move(index, -1), index > 0)}
              {tool(
                texts.moveOptionDown(name),
                <ArrowDownOutlined aria-hidden />,
                () => move(index, 1),
                index < options.length - 1,
              )}
              {remove}
            </div>
            {children.length > 0 ? (
              <OptionList
                options={children}
                tree={tree}
                disabled={disabled}
                onChange={(next, typing) => replace(index, { children: next }, typing === true)}
              />
            ) : null}
          </>
        );
      }}
    </RowList>
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
    <TextCell
      label={label}
      placeholder={texts.optionValue}
      disabled={disabled}
      value={draft ?? asText(value)}
      onType={setDraft}
      onBlur={leave}
      onEnter={leave}
    />
  );
}

/** The next number none of the others has. */
function newOption(others: readonly Json[], texts: Texts): JsonObject {
  const numbers = others.map((option) => (isObject(option) ? Number(option['value']) : Number.NaN));
  const value = Math.max(0, ...numbers.filter((number) => Number.isFinite(number))) + 1;
  return { label: texts.newOption(value), value };
}

import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { testExpression } from '@gezi/validators';
import { useId, useState } from 'react';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { booleanMember, isObject, textMember } from '../../../core/document/members';
import type { Texts } from '../../texts/zh-CN';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { ListFoot } from './ListFoot';
import { RowList } from './RowList';
import { TextCell } from './TextCell';

/** Regular expressions a value has to match, each with the message shown when it does not, and a place to try them. */
export function RulesControl({ value, onChange, label, node, disabled }: ControlProps) {
  const texts = useTexts();
  const id = useId();
  const [trial, setTrial] = useState('');
  const rules = Array.isArray(value) ? (value as readonly Json[]) : [];
  const shown = rules
    .map((rule, index) => ({ rule, index }))
    .filter((each): each is { rule: JsonObject; index: number } => isObject(each.rule));
  const replace = (index: number, changes: JsonObject) =>
    onChange(
      rules.map((rule, at) => (at === index && isObject(rule) ? { ...rule, ...changes } : rule)),
      true,
    );
  const required = node && booleanMember(node.data, 'required');
  const failing =
    trial === '' ? undefined : shown.find(({ rule }) => testExpression(textMember(rule, 'rule'), trial) === 'mismatch');

  return (
    <fieldset className="gezi-fd-rules" aria-label={label}>
      {required ? <p className="gezi-fd-note">{texts.requiredMessage(textMember(node.data, 'label'))}</p> : null}
      <RowList
        rows={shown}
        className="gezi-fd-framed-rows"
        disabled={disabled}
        removeLabel={(_, at) => texts.removeRule(at + 1)}
        onRemove={(at) => onChange(rules.filter((_, each) => each !== shown[at]!.index))}
      >
        {({ rule, index }, at, remove) => {
          const pattern = textMember(rule, 'rule');
          const broken = faultOf(pattern, texts);
          return (
            <>
              <span className="gezi-fd-rule-line">
                <TextCell
                  code
                  label={`${texts.rulePattern} ${at + 1}`}
                  placeholder={texts.rulePattern}
                  disabled={disabled}
                  wrong={broken && `${id}-${index}`}
                  value={pattern}
                  onType={(text) => replace(index, { rule: text })}
                />
                {remove}
              </span>
              <TextCell
                label={`${texts.ruleMessage} ${at + 1}`}
                placeholder={texts.ruleMessage}
                disabled={disabled}
                value={textMember(rule, 'msg')}
                onType={(msg) => replace(index, { msg })}
              />
              {broken ? (
                <span id={`${id}-${index}`} className="gezi-fd-wrong">
                  {broken}
                </span>
              ) : null}
            </>
          );
        }}
      </RowList>
      <ListFoot add={texts.addRule} disabled={disabled} onAdd={() => onChange([...rules, { rule: '', msg: '' }])} />
      {shown.length > 0 ? (
        <div className="gezi-fd-control-stack">
          <TextCell label={texts.tryRule} placeholder={texts.tryPlaceholder} value={trial} onType={setTrial} />
          <output className={failing ? 'gezi-fd-wrong' : 'gezi-fd-right'}>
            {trial === '' ? null : failing ? (
              <>
                <CloseCircleFilled aria-hidden /> {textMember(failing.rule, 'msg') || textMember(failing.rule, 'rule')}
              </>
            ) : (
              <>
                <CheckCircleFilled aria-hidden /> {texts.tryPasses}
              </>
            )}
          </output>
        </div>
      ) : null}
    </fieldset>
  );
}

function faultOf(pattern: string, texts: Texts): string | undefined {
  if (pattern === '') return texts.emptyPattern;
  return testExpression(pattern, '') === 'unusable' ? texts.badPattern : undefined;
}

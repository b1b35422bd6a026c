import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { testExpression } from '@gezi/validators';
import { useId, useState } from 'react';
import type { Json, JsonObject } from '../../../core';
import { booleanMember, isObject, textMember } from '../../../core/document/members';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';

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
      <ul className="gezi-fd-rule-list">
        {shown.map(({ rule, index }, at) => {
          const pattern = textMember(rule, 'rule');
          const broken =
            pattern === ''
              ? texts.emptyPattern
              : testExpression(pattern, '') === 'unusable'
                ? texts.badPattern
                : undefined;
          return (
            <li key={index}>
              <span className="gezi-fd-rule-line">
                <input
                  type="text"
                  className="gezi-fd-input gezi-fd-code"
                  spellCheck={false}
                  disabled={disabled}
                  aria-label={`${texts.rulePattern} ${at + 1}`}
                  aria-invalid={broken !== undefined}
                  aria-describedby={broken ? `${id}-${index}` : undefined}
                  placeholder={texts.rulePattern}
                  value={pattern}
                  onChange={(event) => replace(index, { rule: event.target.value })}
                />
                <button
                  type="button"
                  className="gezi-fd-icon-button"
                  disabled={disabled}
                  aria-label={texts.removeRule(at + 1)}
                  onClick={() => onChange(rules.filter((_, each) => each !== index))}
                >
                  <CloseOutlined aria-hidden />
                </button>
              </span>
              <input
                type="text"
                className="gezi-fd-input"
                disabled={disabled}
                aria-label={`${texts.ruleMessage} ${at + 1}`}
                placeholder={texts.ruleMessage}
                value={textMember(rule, 'msg')}
                onChange={(event) => replace(index, { msg: event.target.value })}
              />
              {broken ? (
                <span id={`${id}-${index}`} className="gezi-fd-wrong">
                  {broken}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className="gezi-fd-list-foot">
        <button
          type="button"
          className="gezi-fd-text-button"
          disabled={disabled}
          onClick={() => onChange([...rules, { rule: '', msg: '' }])}
        >
          <PlusOutlined aria-hidden /> {texts.addRule}
        </button>
      </div>
      {shown.length > 0 ? (
        <div className="gezi-fd-trial">
          <input
            type="text"
            className="gezi-fd-input"
            aria-label={texts.tryRule}
            placeholder={texts.tryPlaceholder}
            value={trial}
            onChange={(event) => setTrial(event.target.value)}
          />
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

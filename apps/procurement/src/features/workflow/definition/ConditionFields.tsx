import { PlusOutlined } from '@ant-design/icons';
import { QueryBuilder } from '@gezi/advanced-query';
import { EMPTY_QUERY, type QueryField, type QueryGroup } from '@gezi/advanced-query/core';
import { parseCondition } from '@gezi/domain';
import { Button, Input, Select, Space } from 'antd';
import { useId, useMemo, useState } from 'react';
import { FieldFrame } from '../../../forms/FieldFrame';
import { conditionQuery, conditionText, fieldsWith, variableField, type VariableType } from './core/conditionQuery';
import { useTexts } from './texts';

interface ConditionFieldsProps {
  value: string;
  /** Variables offered; those that the condition names are added. */
  fields: readonly QueryField[];
  onChange: (condition: string) => void;
}

const VARIABLE = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u;

/** A condition as a list of comparisons, with its text below: a change of one changes the other. */
export function ConditionFields({ value, fields, onChange }: ConditionFieldsProps) {
  const texts = useTexts();
  const id = useId();
  // Comparisons without a value are no part of the text.
  const [query, setQuery] = useState<QueryGroup | undefined>(() => (value ? conditionQuery(value) : EMPTY_QUERY));
  const [own, setOwn] = useState<readonly QueryField[]>([]);
  const offered = useMemo(() => {
    const known = new Set(fields.map(({ key }) => key));
    return fieldsWith([...fields, ...own.filter(({ key }) => !known.has(key))], query);
  }, [fields, own, query]);
  const isWrong = value !== '' && !parseCondition(value).ok;

  function build(next: QueryGroup): void {
    setQuery(next);
    onChange(conditionText(next, offered));
  }
  function type(text: string): void {
    setQuery(text.trim() === '' ? EMPTY_QUERY : conditionQuery(text));
    onChange(text);
  }

  return (
    <div className="gezi-flow-conditions">
      <FieldFrame id={`${id}-list`} isLabelled={false} label={texts.condition}>
        {query ? (
          offered.length > 0 && <QueryBuilder fields={offered} value={query} onChange={build} groups />
        ) : (
          <p className="gezi-flow-note">{texts.conditionOnlyText}</p>
        )}
        {query && <VariableForm onAdd={(field) => setOwn([...own.filter(({ key }) => key !== field.key), field])} />}
      </FieldFrame>
      <FieldFrame
        id={id}
        label={texts.conditionText}
        isInvalid={isWrong}
        error={isWrong ? texts.conditionInvalid : undefined}
        hint={texts.conditionTextHint}
      >
        <Input.TextArea
          id={id}
          value={value}
          maxLength={2000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
      </FieldFrame>
    </div>
  );
}

/** Adds a variable to those that the list offers. */
function VariableForm({ onAdd }: { onAdd: (field: QueryField) => void }) {
  const texts = useTexts();
  const [name, setName] = useState('');
  const [type, setType] = useState<VariableType>('text');
  const isValid = VARIABLE.test(name.trim());
  function add(): void {
    onAdd(variableField(name.trim(), name.trim(), type));
    setName('');
  }
  return (
    <Space.Compact block>
      <Input
        aria-label={texts.variable}
        placeholder={texts.variable}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => isValid && add()}
      />
      <Select<VariableType>
        aria-label={texts.variableType}
        value={type}
        options={(['text', 'number', 'switch'] as const).map((one) => ({
          value: one,
          label: texts.variableTypes[one],
        }))}
        onChange={setType}
      />
      <Button icon={<PlusOutlined aria-hidden />} disabled={!isValid} onClick={add}>
        {texts.addVariable}
      </Button>
    </Space.Compact>
  );
}

import { useClient, usePermission } from '@gezi/client';
import { listEvaluationRules, type SiftRule } from '@gezi/domain';
import { namedPopup } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { InputNumber, Select } from 'antd';
import { useId } from 'react';
import { pageQuery } from '../../../crud/pageQuery';
import { ControlField } from '../../../forms/ControlField';
import { FlagField } from '../../../forms/fields/FlagField';
import { useTexts } from './texts';

/** The rule that experts are drawn by, chosen or typed. */
export function SiftRulePart() {
  const texts = useTexts();
  return (
    <>
      <ControlField name="expertSiftRule" label={texts.siftRule} hasLabel={false} isLabelled={false}>
        <SiftRuleControl />
      </ControlField>
      <FlagField name="expertRuleShow" label={texts.expertRuleShow} />
    </>
  );
}

interface SiftRuleControlProps {
  value?: SiftRule | null;
  onChange?: (rule: SiftRule | null) => void;
}

const NOBODY: SiftRule = { id: null, name: null, techNum: 0, busiNum: 0 };
const NUMBERS = ['techNum', 'busiNum'] as const;
const MAX_EXPERTS = 99;

function SiftRuleControl({ value, onChange }: SiftRuleControlProps) {
  const texts = useTexts();
  const rule = value ?? NOBODY;
  return (
    <div className="gezi-sift-rule">
      <RuleSelect value={value} onChange={onChange} />
      {NUMBERS.map((member) => (
        <label key={member}>
          <span>{texts[member]}</span>
          <InputNumber
            min={0}
            max={MAX_EXPERTS}
            precision={0}
            value={rule[member]}
            onChange={(count) => onChange?.({ ...rule, [member]: count ?? 0 })}
          />
        </label>
      ))}
    </div>
  );
}

/** The rules in use. */
function RuleSelect({ value, onChange }: SiftRuleControlProps) {
  const texts = useTexts();
  const id = useId();
  const mayList = usePermission('evaluation:rule:list');
  const { data, isPending } = useQuery({
    ...pageQuery(useClient(), listEvaluationRules, { pageNo: 1, pageSize: 100, status: '1' }),
    enabled: mayList,
  });
  if (!mayList) return null;
  const rules = data?.records ?? [];
  return (
    <label>
      <span>{texts.siftRule}</span>
      <Select
        id={id}
        aria-label={texts.siftRule}
        popupRender={namedPopup(texts.siftRule)}
        placeholder={texts.siftRuleHint}
        loading={isPending}
        allowClear
        virtual={false}
        value={value?.name ?? null}
        options={rules.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name: string | undefined) => {
          const chosen = rules.find((one) => one.name === name);
          onChange?.(
            chosen ? { id: chosen.id, name: chosen.name, techNum: chosen.techNum, busiNum: chosen.busiNum } : null,
          );
        }}
      />
    </label>
  );
}

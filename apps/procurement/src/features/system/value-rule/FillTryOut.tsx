import { useClient } from '@gezi/client';
import { testFillRule, type SysFillRule } from '@gezi/domain';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../forms/FieldFrame';
import { useTexts } from './texts';
import { TryOutDialog } from './TryOutDialog';

/** Shows the next value of a rule without consuming it. */
export function FillTryOut({ rule, onClose }: { rule: SysFillRule; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const id = useId();
  const [parentCode, setParentCode] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      client.call(testFillRule, { ruleCode: rule.ruleCode, ...(parentCode && { parentCode }) }, { silent: true }),
  });
  return (
    <TryOutDialog ruleName={rule.ruleName} width={480} error={error} onTry={mutate} onClose={onClose}>
      {rule.ruleClass === 'tree_code' && (
        <FieldFrame id={id} label={texts.parentCode}>
          <Input
            id={id}
            value={parentCode}
            maxLength={100}
            onChange={(event) => setParentCode(event.target.value.trim())}
          />
        </FieldFrame>
      )}
      <Button type="primary" htmlType="submit" loading={isPending}>
        {texts.make}
      </Button>
      {data !== undefined && (
        <Alert type="success" showIcon title={`${texts.next}：${data}`} description={texts.notUsed} />
      )}
    </TryOutDialog>
  );
}

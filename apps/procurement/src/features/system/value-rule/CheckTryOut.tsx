import { ApiError, useClient } from '@gezi/client';
import { checkByCode, checkByParts, readParts, type CheckFault, type SysCheckRule } from '@gezi/domain';
import { engine } from '@gezi/validators/engine';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input, Space } from 'antd';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../forms/FieldFrame';
import { useTexts } from './texts';
import { TryOutDialog } from './TryOutDialog';

/** Tests a value against a rule: the server decides, and the page shows the failing part. */
export function CheckTryOut({ rule, onClose }: { rule: SysCheckRule; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const id = useId();
  const [value, setValue] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (tried: string) => {
      try {
        const sent = { ruleCode: rule.ruleCode, value: encodeURIComponent(tried) };
        await client.call(checkByCode, sent, { silent: true });
        return { message: undefined };
      } catch (failure) {
        if (failure instanceof ApiError && failure.kind === 'rejected') {
          return { message: failure.message, fault: faultOf(rule, tried) };
        }
        throw failure;
      }
    },
  });
  const fault = data?.fault;
  return (
    <TryOutDialog ruleName={rule.ruleName} width={560} error={error} onTry={() => mutate(value)} onClose={onClose}>
      <FieldFrame id={id} label={texts.value}>
        <Space.Compact>
          <Input id={id} value={value} maxLength={500} onChange={(event) => setValue(event.target.value)} />
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.run}
          </Button>
        </Space.Compact>
      </FieldFrame>
      {data && data.message === undefined && <Alert type="success" showIcon title={texts.passed} />}
      {data?.message !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={data.message}
          {...(fault && { description: texts.failedAt(fault.beginIndex + 1, fault.endIndex, fault.checkValue) })}
        />
      )}
    </TryOutDialog>
  );
}

function faultOf({ ruleJson }: SysCheckRule, value: string): CheckFault | undefined {
  const parts = readParts(ruleJson);
  const matches = (pattern: string, text: string) => engine.testExpression(pattern, text) === 'match';
  return parts.ok ? checkByParts(parts.value, value, matches) : undefined;
}

import { describeFailure, useClient } from '@gezi/client';
import { testFillRule, type SysFillRule } from '@gezi/domain';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from './texts';

/** Shows the value a rule would make next, without using it up. */
export function FillTryOut({ rule, onClose }: { rule: SysFillRule; onClose: () => void }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const id = useId();
  const [parentCode, setParentCode] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      client.call(testFillRule, { ruleCode: rule.ruleCode, ...(parentCode && { parentCode }) }, { silent: true }),
    networkMode: 'always',
  });
  return (
    <Dialog
      open
      width={480}
      title={texts.tryTitle(rule.ruleName)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <form
        className="gezi-entry"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {rule.ruleClass === 'tree_code' && (
          <div className="gezi-entry-field">
            <label htmlFor={id}>{texts.parentCode}</label>
            <Input
              id={id}
              value={parentCode}
              maxLength={100}
              onChange={(event) => setParentCode(event.target.value.trim())}
            />
          </div>
        )}
        <Button type="primary" htmlType="submit" loading={isPending}>
          {texts.make}
        </Button>
        {error && <Alert type="error" showIcon title={describeFailure(error, { locale }).message} />}
        {data !== undefined && (
          <Alert type="success" showIcon title={`${texts.next}：${data}`} description={texts.notUsed} />
        )}
      </form>
    </Dialog>
  );
}

import { ApiError, useClient } from '@gezi/client';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import type { FieldFailure, FormContent, FormValues } from '@gezi/form-designer/core';
import { PageCard } from '@gezi/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

/** A form that browser and server check by the same rules. */
export function Receipt() {
  const client = useClient();
  const handle = useRef<FormHandle>(null);
  const [form, setForm] = useState<FormContent>();
  const [note, setNote] = useState('');

  useEffect(() => void client.get<FormContent>('/forms/receipt').then(setForm), [client]);

  async function send(values: FormValues) {
    try {
      const stored = await client.post<FormValues>('/forms/receipt', values, { silent: true });
      setNote(`已保存，金额 ${stored['total'] as number}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { failures = [] } = (error.result ?? {}) as { failures?: FieldFailure[] };
      handle.current?.setErrors(failures);
      setNote(`服务器拒绝：${error.message}`);
    }
  }

  return (
    <PageCard title="收货单" note={<output>{note}</output>}>
      {form && (
        <FormRuntime ref={handle} content={form} onSubmit={(values) => void send(values)}>
          <Button type="primary" htmlType="submit">
            提交
          </Button>{' '}
          {/* Skips the checks of the browser, so that the answer of the server is seen. */}
          <Button onClick={() => void send({ ...handle.current?.getValues() })}>不经浏览器校验提交</Button>
        </FormRuntime>
      )}
    </PageCard>
  );
}

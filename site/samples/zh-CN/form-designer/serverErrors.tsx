import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import type { FormValues } from '@gezi/form-designer/core';
import { Button } from 'antd';
import { useRef } from 'react';
import { RECEIPT } from './first/receipt';
import { receive } from './server';

/** 服务端的拒绝显示在各自的字段上。 */
export function ServerErrors() {
  const form = useRef<FormHandle>(null);
  const send = (values: FormValues) => {
    // 真实应用在这里调用接口。
    const { failures } = receive(values);
    form.current?.setErrors(failures);
  };
  return (
    <FormRuntime ref={form} content={RECEIPT}>
      {/* 跳过浏览器的校验，以便看到服务端的回答。 */}
      <Button onClick={() => send({ ...form.current?.getValues(), counts: 0 })}>提交数量 0</Button>
    </FormRuntime>
  );
}

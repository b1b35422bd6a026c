import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { RECEIPT } from './first/receipt';

export function Runtime() {
  const form = useRef<FormHandle>(null);
  const [sent, setSent] = useState('');
  return (
    <FormRuntime
      ref={form}
      content={RECEIPT}
      aria-label="收货单"
      // 只在全部通过时调用；隐藏的字段不在其中。
      onSubmit={(values) => setSent(JSON.stringify(values))}
      onFailure={(failures) => setSent(failures.map(({ message }) => message).join('；'))}
    >
      <Flex gap="small" align="center" wrap>
        <Button type="primary" htmlType="submit">
          提交
        </Button>
        <Button onClick={() => form.current?.setValues({ supplier: '宁波精工机械有限公司', counts: 200 })}>
          填入示例
        </Button>
        <Button onClick={() => form.current?.reset()}>重置</Button>
        <output>{sent}</output>
      </Flex>
    </FormRuntime>
  );
}

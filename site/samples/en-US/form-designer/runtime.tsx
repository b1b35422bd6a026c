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
      aria-label="Receipt"
      // Called with valid values only, without hidden fields.
      onSubmit={(values) => setSent(JSON.stringify(values))}
      onFailure={(failures) => setSent(failures.map(({ message }) => message).join('; '))}
    >
      <Flex gap="small" align="center" wrap>
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
        <Button onClick={() => form.current?.setValues({ supplier: 'Ningbo Precision Machinery', counts: 200 })}>
          Fill with an example
        </Button>
        <Button onClick={() => form.current?.reset()}>Reset</Button>
        <output>{sent}</output>
      </Flex>
    </FormRuntime>
  );
}

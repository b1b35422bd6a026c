import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import type { FormValues } from '@gezi/form-designer/core';
import { Button } from 'antd';
import { useRef } from 'react';
import { RECEIPT } from './first/receipt';
import { receive } from './server';

/** Refusals of the server are shown at their fields. */
export function ServerErrors() {
  const form = useRef<FormHandle>(null);
  const send = (values: FormValues) => {
    // A real application calls its server here.
    const { failures } = receive(values);
    form.current?.setErrors(failures);
  };
  return (
    <FormRuntime ref={form} content={RECEIPT}>
      {/* Skips the checks of the browser, so that the answer of the server is seen. */}
      <Button onClick={() => send({ ...form.current?.getValues(), counts: 0 })}>Submit the quantity 0</Button>
    </FormRuntime>
  );
}

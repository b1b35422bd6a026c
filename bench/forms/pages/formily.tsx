import { createForm, isField, type Field as FieldModel } from '@formily/core';
import { connect, Field, FormProvider, mapProps, useField, useForm, observer } from '@formily/react';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { antdContender, LABEL } from './antdContender';
import { AntdControl } from './AntdControl';
import { initialOf, type BenchField } from './fields';

const Control = connect(AntdControl, mapProps({}));

const Item = observer(function Item({ children }: { children?: ReactNode }) {
  const field = useField<FieldModel>();
  const error = isField(field) ? field.selfErrors[0] : undefined;
  return (
    <Form.Item
      label={field.title}
      required={isField(field) && field.required === true}
      labelCol={LABEL}
      {...(error && { validateStatus: 'error' as const, help: error })}
    >
      {children}
    </Form.Item>
  );
});

function Board({ children }: { children: ReactNode }) {
  const form = useForm();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.submit().catch(() => undefined);
      }}
    >
      {children}
    </form>
  );
}

function Page({ fields }: { fields: readonly BenchField[] }) {
  return (
    <FormProvider form={form}>
      <Board>
        {fields.map((field) => (
          <Field
            key={field.name}
            name={field.name}
            title={field.label}
            required={field.required}
            initialValue={initialOf(field)}
            decorator={[Item]}
            component={[Control, { type: field.type }]}
          />
        ))}
      </Board>
    </FormProvider>
  );
}

const form = createForm();

export const formily = antdContender(Page);

import { ApiError, describeFailure } from '@gezi/client';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, App, Form, type FormProps } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useTexts } from '../texts';

interface SaveDialogProps<Values extends object> {
  title: string;
  width?: number;
  initial: Partial<Values>;
  /** What is refused is said above the fields, and at the one it is about. */
  save: (values: Values) => Promise<unknown>;
  onClose: () => void;
  onValuesChange?: FormProps<Values>['onValuesChange'];
  children: ReactNode;
}

/** A record to be entered in a dialog. */
export function SaveDialog<Values extends object>(props: SaveDialogProps<Values>) {
  const { title, width = 560, initial, save, onClose, onValuesChange, children } = props;
  const texts = useTexts();
  const locale = useLocale();
  const formId = useId();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const { mutate, isPending, error } = useMutation({ mutationFn: save, networkMode: 'always' });

  const field = error instanceof ApiError ? error.field : undefined;
  const refusal = error ? describeFailure(error, { locale }).message : undefined;
  useEffect(() => {
    if (!field || form.getFieldInstance(field as never) === undefined) return;
    form.setFields([{ name: field as never, errors: [refusal ?? ''] }]);
    form.getFieldInstance(field as never)?.focus?.();
  }, [form, field, refusal]);

  return (
    <Dialog
      open
      width={width}
      title={title}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={onClose}
    >
      {refusal && <Alert className="gezi-access-refusal" type="error" showIcon title={refusal} />}
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark
        initialValues={initial as Record<string, unknown>}
        {...(onValuesChange && { onValuesChange })}
        onFinish={(values) =>
          mutate(values, {
            onSuccess: () => {
              void message.success(texts.saved);
              onClose();
            },
          })
        }
      >
        {children}
      </Form>
    </Dialog>
  );
}

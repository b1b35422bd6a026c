import { Form, type FormProps } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { SavingDialog } from '../../../crud/SavingDialog';
import { useSaving } from '../../../crud/useSaving';

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
  const { title, width, initial, save, onClose, onValuesChange, children } = props;
  const formId = useId();
  const [form] = Form.useForm<Values>();
  const saving = useSaving({ mutationFn: save }, onClose);

  const { refusal, refusedField: field } = saving;
  useEffect(() => {
    if (!field || form.getFieldInstance(field as never) === undefined) return;
    form.setFields([{ name: field as never, errors: [refusal ?? ''] }]);
    form.getFieldInstance(field as never)?.focus?.();
  }, [form, field, refusal]);

  return (
    <SavingDialog title={title} width={width} saving={saving} form={formId} onClose={onClose}>
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark
        initialValues={initial as Record<string, unknown>}
        {...(onValuesChange && { onValuesChange })}
        onFinish={saving.run}
      >
        {children}
      </Form>
    </SavingDialog>
  );
}

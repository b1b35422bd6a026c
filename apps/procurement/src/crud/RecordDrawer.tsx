import { ApiError, describeFailure } from '@gezi/client';
import { Dialog, useLocale } from '@gezi/ui';
import { Alert, Button, Drawer, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTexts } from './texts';
import { useLeaveGuard } from './useLeaveGuard';

interface RecordDrawerProps<Values extends object> {
  title: string;
  /** Of the form; fields that are not shown keep these values. */
  initial: Values;
  /** Pixels; default 560. */
  width?: number;
  /** Rejects with what the server refuses: its field gets the words, and nothing entered is lost. */
  save: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
  /** The fields: `Form.Item`s. */
  children: ReactNode;
}

/** A record to be entered or changed, beside the list it belongs to. */
export function RecordDrawer<Values extends object>({
  title,
  initial,
  width = 560,
  save,
  onSaved,
  onClose,
  children,
}: RecordDrawerProps<Values>) {
  const texts = useTexts();
  const locale = useLocale();
  const [form] = Form.useForm<Values>();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const question = useLeaveGuard(isDirty);

  async function submit(values: Values) {
    setSaving(true);
    setRefusal(undefined);
    try {
      await save({ ...initial, ...values });
      setDirty(false);
      onSaved();
    } catch (error) {
      sayRefused(error);
    } finally {
      setSaving(false);
    }
  }

  function sayRefused(error: unknown) {
    const said = describeFailure(error, { locale }).message;
    const field = error instanceof ApiError ? error.field : undefined;
    const isShown = field !== undefined && form.getFieldInstance(field as never) !== undefined;
    if (!isShown) return setRefusal(said);
    form.setFields([{ name: field as never, errors: [said] }]);
    form.scrollToField(field as never, { block: 'center', focus: true });
  }

  return (
    <Drawer
      open
      title={title}
      size={width}
      maskClosable={!isDirty}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
      footer={
        <div className="gezi-drawer-footer">
          <Button onClick={() => (isDirty ? setAsking(true) : onClose())}>{texts.cancel}</Button>
          <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
            {texts.ok}
          </Button>
        </div>
      }
    >
      {question}
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        // What is asked of the server is asked once a field is done.
        validateTrigger={['onChange', 'onBlur']}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void submit(values)}
      >
        {refusal && <Alert className="gezi-refusal" type="error" showIcon title={refusal} />}
        {children}
      </Form>
      <Dialog
        open={isAsking}
        title={texts.leaveTitle}
        okText={texts.leave}
        cancelText={texts.stay}
        okButtonProps={{ danger: true }}
        onOk={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts.leaveContent}
      </Dialog>
    </Drawer>
  );
}

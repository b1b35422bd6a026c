import { PrinterOutlined } from '@ant-design/icons';
import { FormRuntime } from '@gezi/form-designer/runtime';
import '@gezi/form-designer/styles.css';
import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { formValues } from './core/formValues';
import type { StoredRecord } from './core/StoredRecord';
import { RecordSheet, type SheetForm } from './RecordSheet';
import { useTexts } from './texts';
import './records.css';

export type OpenedRecord = { purpose: 'add' } | { purpose: 'view' | 'edit'; record: StoredRecord };

interface RecordDrawerProps {
  form: SheetForm;
  /** Name of the form. */
  name: string;
  opened: OpenedRecord | undefined;
  onClose: () => void;
}

/** Drawer that shows, edits or adds a record; a shown record can be printed. */
export function RecordDrawer({ form, name, opened, onClose }: RecordDrawerProps) {
  const texts = useTexts();
  const { message } = App.useApp();
  // Keeps the last record while the drawer closes.
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  const isShown = last?.purpose === 'view';
  const title = { add: texts.addRecord, edit: texts.editRecord, view: texts.viewRecord }[last?.purpose ?? 'view'](name);
  return (
    <Drawer
      open={opened !== undefined}
      size={Math.min(960, window.innerWidth)}
      title={title}
      {...(isShown && {
        rootClassName: 'gezi-record-print',
        extra: (
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        ),
      })}
      onClose={onClose}
      destroyOnHidden
    >
      {isShown && (
        <>
          <h1 className="gezi-record-print-title">{name}</h1>
          <FormRuntime
            readOnly
            aria-label={title}
            content={form.formContent}
            value={formValues(form.formContent, last.record)}
          />
        </>
      )}
      {last && !isShown && (
        <RecordSheet
          form={form}
          title={title}
          {...('record' in last && { record: last.record })}
          onSaved={() => {
            void message.success(texts.saved);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Drawer>
  );
}

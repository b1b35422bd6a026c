import { FormRuntime } from '@gezi/form-designer/runtime';
import '@gezi/form-designer/styles.css';
import { Drawer } from 'antd';
import { useState } from 'react';
import { formValues } from './core/formValues';
import { RecordSheet } from './RecordSheet';
import type { StoredRecord } from './recordColumns';
import { useTexts } from './texts';
import './online-form.css';

export type OpenedRecord = { purpose: 'add' } | { purpose: 'view' | 'edit'; record: StoredRecord };

interface RecordDrawerProps {
  code: string;
  /** Name of the form. */
  name: string;
  formContent: string;
  /** All fields of the form, visible or not. */
  fieldIds: readonly string[];
  opened: OpenedRecord | undefined;
  onClose: () => void;
}

/** Drawer that shows, edits or adds a record. */
export function RecordDrawer({ code, name, formContent, fieldIds, opened, onClose }: RecordDrawerProps) {
  const texts = useTexts();
  // Keeps the last record while the drawer closes.
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  const title = { add: texts.addRecord, edit: texts.editRecord, view: texts.viewRecord }[last?.purpose ?? 'view'](name);
  return (
    <Drawer
      open={opened !== undefined}
      size={Math.min(960, window.innerWidth)}
      title={title}
      onClose={onClose}
      destroyOnHidden
    >
      {last?.purpose === 'view' && (
        <FormRuntime readOnly aria-label={title} content={formContent} value={formValues(formContent, last.record)} />
      )}
      {last && last.purpose !== 'view' && (
        <RecordSheet
          code={code}
          title={title}
          formContent={formContent}
          fieldIds={fieldIds}
          {...('record' in last && { record: last.record })}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

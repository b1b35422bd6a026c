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
  /** What the form is called. */
  name: string;
  formContent: string;
  /** Every field of the form, shown in it or not. */
  fieldIds: readonly string[];
  opened: OpenedRecord | undefined;
  onClose: () => void;
}

/** A record to be looked at, changed or added. */
export function RecordDrawer({ code, name, formContent, fieldIds, opened, onClose }: RecordDrawerProps) {
  const texts = useTexts();
  // What it showed last stays while the drawer closes.
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

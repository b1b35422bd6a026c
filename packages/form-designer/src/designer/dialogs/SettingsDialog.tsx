import { DraggableModal } from '@gezi/ui';
import { useState } from 'react';
import { formSettings } from '../../core/catalogue/formSettings';
import type { Json } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { readPath } from '../../core/document/paths';
import { PropertyLine } from '../panel/PropertyLine';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';

/** The settings of the form; confirming applies all of them in one undo step. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const store = useStore();
  const { config } = store.document;
  const [changes, setChanges] = useState<Record<string, Json | undefined>>({});

  return (
    <DraggableModal
      open
      width={520}
      title={texts.settingsTitle}
      okText={texts.confirm}
      cancelText={texts.cancel}
      fullscreen={false}
      onCancel={onClose}
      onOk={() => {
        store.run({ type: 'configure', changes });
        onClose();
      }}
    >
      <div className="gezi-fd-dialog-form">
        {formSettings.map((field) => (
          <PropertyLine
            key={field.member}
            field={field}
            value={
              Object.hasOwn(changes, field.member)
                ? changes[field.member]
                : (readPath(config, field.member) ?? field.fallback)
            }
            onChange={(value) => setChanges((before) => ({ ...before, [field.member]: value }))}
          />
        ))}
        <p className="gezi-fd-note">{texts.version(textMember(config, 'version', '1.10'))}</p>
      </div>
    </DraggableModal>
  );
}

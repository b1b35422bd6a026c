import { DraggableModal } from '@gezi/ui';
import { Button } from 'antd';
import { formTemplates, readForm, ROOT, type FormDocument } from '../../core';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';

export interface TemplatesDialogProps {
  /** Puts the form in the place of the open one; false when it was refused. */
  onUse: (document: FormDocument) => boolean;
  onClose: () => void;
}

/** Forms to begin with. One of them takes the place of what is on the canvas, as one step that can be undone. */
export function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const replaces = (store.node(ROOT)?.children.length ?? 0) > 0;
  return (
    <DraggableModal open width={640} title={texts.templatesTitle} footer={null} fullscreen={false} onCancel={onClose}>
      {replaces ? <p className="gezi-fd-dialog-hint">{texts.templateReplace}</p> : null}
      <ul className="gezi-fd-templates">
        {formTemplates.map(({ key, name, summary, content }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              <small>{summary}</small>
            </span>
            <Button
              aria-label={`${texts.templateUse} ${name}`}
              onClick={() => {
                const reading = readForm(content());
                if (reading.ok && onUse(reading.document)) onClose();
              }}
            >
              {texts.templateUse}
            </Button>
          </li>
        ))}
      </ul>
    </DraggableModal>
  );
}

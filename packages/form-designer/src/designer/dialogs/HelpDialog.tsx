import { DraggableModal } from '@gezi/ui';
import { useTexts } from '../texts/useTexts';

/** The keys and gestures of the designer. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  return (
    <DraggableModal open width={640} title={texts.helpTitle} footer={null} fullscreen={false} onCancel={onClose}>
      <p className="gezi-fd-dialog-hint">{texts.helpDrag}</p>
      <dl className="gezi-fd-keys">
        {Object.values(texts.shortcuts).map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </DraggableModal>
  );
}

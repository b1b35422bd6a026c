import { DraggableModal } from '@gezi/ui';
import { useId, useState } from 'react';
import type { PartPlace } from '../../core/commands/FormCommand';
import { ROOT, type NodeKey } from '../../core/document/FormDocument';
import { nameOf } from '../canvas/nameOf';
import { isZone, placeOf } from '../drag/containers';
import { zoneInWords } from '../drag/describePlace';
import { useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';

export interface MoveToDialogProps {
  keys: readonly NodeKey[];
  onMove: (at: PartPlace) => void;
  onClose: () => void;
}

/** Moves components to a place selected from lists, as an alternative to dragging. */
export function MoveToDialog({ keys, onMove, onClose }: MoveToDialogProps) {
  const texts = useTexts();
  const { document, refusal } = bind(useStore());
  const id = useId();
  const zones = [...document.nodes.values()].filter(
    (node) => isZone(node) && node.data['hide'] !== true && refusal(keys, node.key) === undefined,
  );
  const from = placeOf(document, keys[0] ?? ROOT).parent;
  const [zone, setZone] = useState(zones.some(({ key }) => key === from) ? from : (zones[0]?.key ?? ROOT));
  const neighbours = (document.nodes.get(zone)?.children ?? []).filter(
    (key) => document.nodes.get(key)?.kind === 'item',
  );
  const [behind, setBehind] = useState<NodeKey>('');
  const children = document.nodes.get(zone)?.children ?? [];

  return (
    <DraggableModal
      open
      width={480}
      title={texts.moveToTitle}
      okText={texts.confirm}
      cancelText={texts.cancel}
      fullscreen={false}
      onCancel={onClose}
      onOk={() => {
        onMove({ parent: zone, index: behind === '' ? 0 : children.indexOf(behind) + 1 });
        onClose();
      }}
    >
      <div className="gezi-fd-dialog-form">
        <label className="gezi-fd-dialog-label" htmlFor={`${id}-zone`}>
          {texts.moveTarget}
        </label>
        <select
          id={`${id}-zone`}
          className="gezi-fd-input gezi-fd-select"
          value={zone}
          onChange={(event) => {
            setZone(event.target.value);
            setBehind('');
          }}
        >
          {zones.map(({ key }) => (
            <option key={key} value={key}>
              {zoneInWords(document, key, texts)}
            </option>
          ))}
        </select>
        <label className="gezi-fd-dialog-label" htmlFor={`${id}-place`}>
          {texts.movePosition}
        </label>
        <select
          id={`${id}-place`}
          className="gezi-fd-input gezi-fd-select"
          value={behind}
          onChange={(event) => setBehind(event.target.value)}
        >
          <option value="">{texts.first}</option>
          {neighbours
            .filter((key) => !keys.includes(key))
            .map((key) => (
              <option key={key} value={key}>
                {texts.after(nameOf(document.nodes.get(key)!, texts))}
              </option>
            ))}
        </select>
      </div>
    </DraggableModal>
  );
}

const bind = (store: ReturnType<typeof useStore>) => ({
  document: store.document,
  refusal: (keys: readonly NodeKey[], parent: NodeKey) =>
    store.refusal({ type: 'move', keys, at: { parent, index: 0 } }),
});

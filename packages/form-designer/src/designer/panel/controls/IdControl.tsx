import { InfoCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { idOf } from '../../../core/document/containers';
import { useStore } from '../../store/designerContext';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';

/** The id of a component. A duplicate id is refused and the previous one is restored (B§5). */
export function IdControl({ id, node, disabled }: ControlProps) {
  const texts = useTexts();
  const store = useStore();
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const current = node ? idOf(node.data) : '';

  function leave() {
    if (draft === undefined || !node) return;
    const wanted = draft.trim();
    const refusal = wanted === current ? undefined : store.run({ type: 'rename', key: node.key, id: wanted });
    setRefused(refusal && texts.refusals[refusal.code]);
    setDraft(undefined);
  }

  return (
    <span className="gezi-fd-control-stack">
      <span className="gezi-fd-id">
        <input
          type="text"
          id={id}
          className="gezi-fd-input"
          disabled={disabled}
          spellCheck={false}
          value={draft ?? current}
          aria-invalid={refused !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setDraft(event.target.value);
            setRefused(undefined);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
            if (event.key === 'Escape') setDraft(undefined);
          }}
        />
        <button type="button" className="gezi-fd-note-button" aria-label={texts.idWarning}>
          <InfoCircleOutlined aria-hidden />
          <span className="gezi-fd-tip" aria-hidden="true">
            {texts.idWarning}
          </span>
        </button>
      </span>
      <span
        id={`${id}-note`}
        className={refused ? 'gezi-fd-wrong' : 'gezi-visually-hidden'}
        role={refused ? 'alert' : undefined}
      >
        {refused ?? texts.idWarning}
      </span>
    </span>
  );
}

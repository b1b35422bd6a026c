import { useState } from 'react';
import { PanelBody } from '../later/parts';
import { useTexts } from '../texts/useTexts';

/** Properties of the selected component, and the settings of the form. */
export function PropertyPanel({ onRemove, onDuplicate }: { onRemove: () => void; onDuplicate: () => void }) {
  const texts = useTexts();
  const [tab, setTab] = useState<'component' | 'form'>('component');
  const tabs = [
    { key: 'component', label: texts.componentTab },
    { key: 'form', label: texts.formTab },
  ] as const;

  return (
    <div className="gezi-fd-panel">
      <div role="tablist" aria-label={texts.panel} className="gezi-fd-tabs">
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`gezi-fd-tab-${key}`}
            aria-selected={tab === key}
            aria-controls="gezi-fd-tab-panel"
            tabIndex={tab === key ? 0 : -1}
            onClick={() => setTab(key)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = key === 'form' ? 'component' : 'form';
              setTab(other);
              event.currentTarget.parentElement?.querySelector<HTMLElement>(`#gezi-fd-tab-${other}`)?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="gezi-fd-tab-panel" aria-labelledby={`gezi-fd-tab-${tab}`} className="gezi-fd-panel-body">
        <PanelBody tab={tab} onRemove={onRemove} onDuplicate={onDuplicate} />
      </div>
    </div>
  );
}

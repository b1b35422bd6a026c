import { useState } from 'react';
import { useFromStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { ComponentProperties } from './ComponentProperties';
import { FormProperties } from './FormProperties';
import { ManySelected } from './ManySelected';

/** What is selected, property by property; beside it the settings of the form. */
export function PropertyPanel({ onRemove, onDuplicate }: { onRemove: () => void; onDuplicate: () => void }) {
  const texts = useTexts();
  const [tab, setTab] = useState<'component' | 'form'>('component');
  const primary = useFromStore((store) => store.selection.primary);
  const count = useFromStore((store) => store.selection.keys.size);
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
        {tab === 'form' ? (
          <FormProperties />
        ) : count > 1 ? (
          <ManySelected onRemove={onRemove} onDuplicate={onDuplicate} />
        ) : primary === null ? (
          <p className="gezi-fd-panel-none">{texts.noSelection}</p>
        ) : (
          <ComponentProperties nodeKey={primary} />
        )}
      </div>
    </div>
  );
}

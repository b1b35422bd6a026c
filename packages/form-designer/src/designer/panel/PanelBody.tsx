import { useFromStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { ComponentProperties } from './ComponentProperties';
import { FormProperties } from './FormProperties';
import { ManySelected } from './ManySelected';

export interface PanelBodyProps {
  tab: 'component' | 'form';
  onRemove: () => void;
  onDuplicate: () => void;
}

/** Content of one tab of the panel. */
export function PanelBody({ tab, onRemove, onDuplicate }: PanelBodyProps) {
  const texts = useTexts();
  // The selected component, even if the focus is elsewhere.
  const only = useFromStore((store) => [...store.selection.keys][0] ?? null);
  const count = useFromStore((store) => store.selection.keys.size);
  if (tab === 'form') return <FormProperties />;
  if (count > 1) return <ManySelected onRemove={onRemove} onDuplicate={onDuplicate} />;
  if (only === null) return <p className="gezi-fd-panel-none">{texts.noSelection}</p>;
  return <ComponentProperties nodeKey={only} />;
}

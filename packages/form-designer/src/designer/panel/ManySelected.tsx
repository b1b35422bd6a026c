import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { planEdits } from '../../core/commands/plan/planEdits';
import type { FormNode } from '../../core/document/FormDocument';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { commonFields } from './commonFields';
import { PanelSection } from './PanelSection';
import { PropertyLine } from './PropertyLine';
import { SECTIONS, sectionOf } from './sections';

export interface ManySelectedProps {
  onRemove: () => void;
  onDuplicate: () => void;
}

/**
 * The common properties and actions of several selected components. A property with different values is marked;
 * changing it changes all components in one step.
 */
export function ManySelected({ onRemove, onDuplicate }: ManySelectedProps) {
  const texts = useTexts();
  const store = useStore();
  const document = useFromStore((each) => each.document);
  const keys = useFromStore(({ selection }) => selection.keys);
  const common = useMemo(
    () => commonFields([...keys].map((key) => document.nodes.get(key)).filter((node): node is FormNode => !!node)),
    [document, keys],
  );
  const set = [...keys].join(' ');

  return (
    <>
      <div className="gezi-fd-many">
        <p>{texts.manySelected(keys.size)}</p>
        <Button icon={<CopyOutlined aria-hidden />} onClick={onDuplicate}>
          {texts.duplicate}
        </Button>
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      {common.length === 0 ? <p className="gezi-fd-panel-none">{texts.nothingCommon}</p> : null}
      {SECTIONS.map((section) => {
        const lines = common.filter(({ field }) => sectionOf(field) === section);
        if (lines.length === 0) return null;
        return (
          // The drafts of one selection are not those of the next.
          <PanelSection key={`${set}.${section}`} title={texts.sections[section]} open>
            {() =>
              lines.map(({ field, value, mixed }) => (
                <PropertyLine
                  key={field.member}
                  field={field}
                  value={value}
                  mixed={mixed}
                  onChange={(next, typing) =>
                    store.run(
                      planEdits(store.document, [...store.selection.keys], { [field.member]: next }),
                      typing ? { merge: `many.${field.member}` } : {},
                    )
                  }
                />
              ))
            }
          </PanelSection>
        );
      })}
    </>
  );
}

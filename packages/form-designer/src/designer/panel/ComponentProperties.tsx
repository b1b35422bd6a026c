import type { NodeKey } from '../../core/document/FormDocument';
import { idOf, typeOf } from '../../core/document/containers';
import { labelOf, typeName } from '../canvas/nameOf';
import { typeIcon } from '../../fields/canvasFaces';
import { useNode, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { changeProperty } from './changeProperty';
import { fieldsOf } from './fieldsOf';
import { valueOf } from './propertyValue';
import { PanelSection } from './PanelSection';
import { PropertyLine } from './PropertyLine';
import { SECTIONS, sectionOf } from './sections';

/** Every property of one component, in sections. */
export function ComponentProperties({ nodeKey }: { nodeKey: NodeKey }) {
  const texts = useTexts();
  const store = useStore();
  const node = useNode(nodeKey);
  if (!node) return null;
  const type = typeOf(node.data);
  const offered = fieldsOf(node);

  return (
    <>
      <div className="gezi-fd-panel-head">
        <span className="gezi-fd-panel-icon">{typeIcon(type)}</span>
        <span>
          <b>{typeName(node, texts)}</b>
          <small>{labelOf(node) || idOf(node.data)}</small>
        </span>
      </div>
      {SECTIONS.map((section) => {
        const lines = offered.filter((field) => sectionOf(field) === section);
        if (lines.length === 0) return null;
        return (
          // The drafts of one component are not those of the next.
          <PanelSection
            key={`${nodeKey}.${section}`}
            title={texts.sections[section]}
            open={section !== 'logic' || lines.some((field) => valueOf(node, field) !== undefined)}
          >
            {() =>
              lines.map((field) => (
                <PropertyLine
                  key={field.member}
                  field={field}
                  node={node}
                  value={valueOf(node, field)}
                  onChange={(value, typing) => changeProperty(store, node, field, value, typing)}
                />
              ))
            }
          </PanelSection>
        );
      })}
    </>
  );
}

import type Modeler from 'bpmn-js/lib/Modeler';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type EventBus from 'diagram-js/lib/core/EventBus';
import type Overlays from 'diagram-js/lib/features/overlays/Overlays';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import type { Element } from 'bpmn-js/lib/model/Types';
import type { QueryField } from '@gezi/advanced-query/core';
import type { DefinitionFault, ProcessDefinition } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { faultText } from '../core/faultText';
import { FaultList } from '../simple/FaultList';
import { useTexts } from '../texts';
import { ElementPanel } from './ElementPanel';

interface ModelerViewProps {
  xml: string;
  /** Called with the XML after every change. */
  onChange: (xml: string) => void;
  /** Contents of the XML, for the settings of its elements. */
  definition: ProcessDefinition | undefined;
  faults: readonly DefinitionFault[];
  /** Variables that conditions may name. */
  fields: readonly QueryField[];
}

/** The modeler of bpmn-js with settings beside it. */
export function ModelerView({ xml, onChange, definition, faults, fields }: ModelerViewProps) {
  const texts = useTexts();
  const language = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [modeler, setModeler] = useState<Modeler>();
  const [selected, setSelected] = useState<Element>();
  const known = useRef<string>(undefined);
  /** Number of drawings that were opened. */
  const [opened, setOpened] = useState(0);

  const write = useEffectEvent((written: string) => {
    known.current = written;
    onChange(written);
  });

  useEffect(() => {
    let isGone = false;
    let made: Modeler | undefined;
    void import('./createModeler').then(({ createModeler }) => {
      if (isGone || !container.current) return;
      made = createModeler(container.current, language);
      const bus = made.get<EventBus>('eventBus');
      const save = () =>
        void made?.saveXML({ format: true }).then(({ xml: written }) => {
          if (!isGone && written) write(written);
        });
      bus.on('commandStack.changed', save);
      bus.on('selection.changed', ({ newSelection }: { newSelection: Element[] }) => {
        setSelected(newSelection.length === 1 ? newSelection[0] : undefined);
      });
      setModeler(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setModeler(undefined);
      setSelected(undefined);
      known.current = undefined;
    };
  }, [language]);

  useEffect(() => {
    if (!modeler || known.current === xml) return;
    known.current = xml;
    void modeler
      .importXML(xml)
      .then(() => {
        showAll(modeler.get<Canvas>('canvas'));
        setOpened((count) => count + 1);
      })
      // The faults of the XML name what is wrong.
      .catch(() => undefined);
  }, [modeler, xml]);

  useEffect(() => {
    if (!modeler) return undefined;
    return markFaults(modeler, faults, (fault) => faultText(fault, texts));
  }, [modeler, opened, faults, texts]);

  function focusElement(id: string): void {
    const element = modeler?.get<ElementRegistry>('elementRegistry').get(id);
    if (!modeler || !element) return;
    modeler.get<Canvas>('canvas').scrollToElement(element);
    modeler.get<Selection>('selection').select(element);
  }

  return (
    <div className="gezi-flow-modeler">
      <div className="gezi-flow-drawing" ref={container}>
        {!modeler && <Skeleton active />}
      </div>
      <aside className="gezi-flow-modeler-side" aria-label={texts.settings}>
        <FaultList faults={faults} onFocus={focusElement} />
        {modeler && selected ? (
          <ElementPanel
            key={selected.id}
            modeler={modeler}
            element={selected}
            definition={definition}
            fields={fields}
          />
        ) : (
          <p className="gezi-flow-note">{texts.selectElement}</p>
        )}
      </aside>
    </div>
  );
}

/** Space beside the drawing, for the palette. */
const [PALETTE, MARGIN] = [110, 60];

/** Shows the whole drawing, at most in its own size. */
function showAll(canvas: Canvas): void {
  const { inner, outer } = canvas.viewbox();
  const width = Math.max(inner.width + PALETTE + MARGIN, outer.width);
  const height = Math.max(inner.height + 2 * MARGIN, outer.height);
  canvas.viewbox({ x: inner.x - PALETTE, y: inner.y - (height - inner.height) / 2, width, height });
}

/** Marks the elements at fault; the returned function takes the marks away. */
function markFaults(modeler: Modeler, faults: readonly DefinitionFault[], textOf: (fault: DefinitionFault) => string) {
  const canvas = modeler.get<Canvas>('canvas');
  const overlays = modeler.get<Overlays>('overlays');
  const registry = modeler.get<ElementRegistry>('elementRegistry');
  const ids = [...new Set(faults.flatMap(({ elementId }) => (elementId === null ? [] : [elementId])))];
  const present = ids.filter((id) => registry.get(id));
  for (const id of present) {
    canvas.addMarker(id, 'has-fault');
    const mark = document.createElement('span');
    mark.className = 'gezi-flow-fault-mark';
    mark.textContent = '!';
    mark.title = faults
      .filter(({ elementId }) => elementId === id)
      .map(textOf)
      .join('；');
    overlays.add(id, 'fault', { position: { top: -10, right: 10 }, html: mark });
  }
  return () => {
    for (const id of present) if (registry.get(id)) canvas.removeMarker(id, 'has-fault');
    overlays.remove({ type: 'fault' });
  };
}

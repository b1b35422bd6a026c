import type NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { useEffect, useRef } from 'react';
import '../designer.css';

interface DrawingProps {
  xml: string;
  /** Classes of elements by their id, e.g. of those that were visited. */
  marks: ReadonlyMap<string, string>;
}

/** The drawing of a definition, which can be moved and zoomed. */
export function Drawing({ xml, marks }: DrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let viewer: NavigatedViewer | undefined;
    void import('./createModeler').then(async ({ createViewer }) => {
      if (isGone || !container.current) return;
      viewer = createViewer(container.current);
      await viewer.importXML(xml).catch(() => undefined);
      if (isGone) return;
      const canvas = viewer.get<Canvas>('canvas');
      canvas.zoom('fit-viewport', 'auto' as never);
      const registry = viewer.get<ElementRegistry>('elementRegistry');
      for (const [id, mark] of marks) if (registry.get(id)) canvas.addMarker(id, mark);
    });
    return () => {
      isGone = true;
      viewer?.destroy();
    };
  }, [xml, marks]);
  return <div className="gezi-flow-drawing" ref={container} />;
}

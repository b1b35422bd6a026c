import type Viewer from 'bpmn-js/lib/Viewer';
import type Canvas from 'diagram-js/lib/core/Canvas';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type { Connection } from 'diagram-js/lib/model/Types';
import { useEffect, useRef, useState } from 'react';
import './drawing.css';

/** A flow of a drawing, with the ids of its ends. */
export interface DrawnFlow {
  id: string;
  from: string;
  to: string;
}

/** Classes of elements by their id, e.g. of those that were visited. */
export type DrawingMarks = ReadonlyMap<string, string>;

interface DrawingProps {
  xml: string;
  marks: DrawingMarks | ((flows: readonly DrawnFlow[]) => DrawingMarks);
  /** Accessible name. */
  label?: string;
  /** Shown if the XML cannot be drawn. */
  failure?: string;
  /**
   * `movable` fits into its box and is moved and zoomed with the mouse; `readable` has a size that can be read and
   * scrolls in its box, so that the page around it scrolls as usual. Default `movable`.
   */
  mode?: 'movable' | 'readable';
  /** Class of the elements that a readable drawing scrolls to. */
  focusOn?: string;
}

/** The drawing of a definition. */
export function Drawing({ xml, marks, label, failure, mode = 'movable', focusOn }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ viewer?: Viewer; hasFailed?: boolean }>({});
  const isMovable = mode === 'movable';

  useEffect(() => {
    let isGone = false;
    let viewer: Viewer | undefined;
    async function draw() {
      const { createViewer } = await import('./createViewer');
      if (isGone || !box.current) return;
      const container = document.createElement('div');
      container.style.blockSize = '100%';
      box.current.replaceChildren(container);
      viewer = createViewer(container, isMovable);
      await viewer.importXML(xml);
      if (isGone) return;
      const canvas = viewer.get<Canvas>('canvas');
      // diagram-js takes 'auto', its types do not.
      if (isMovable) canvas.zoom('fit-viewport', 'auto' as never);
      else takeReadableSize(container, canvas);
      setDrawn({ viewer });
    }
    draw().catch(() => !isGone && setDrawn({ hasFailed: true }));
    return () => {
      isGone = true;
      setDrawn({});
      viewer?.destroy();
    };
  }, [xml, isMovable]);

  const { viewer } = drawn;
  useEffect(() => {
    if (!viewer) return;
    const canvas = viewer.get<Canvas>('canvas');
    const registry = viewer.get<ElementRegistry>('elementRegistry');
    const set = [...(typeof marks === 'function' ? marks(flowsOf(registry)) : marks)].filter(([id]) =>
      registry.get(id),
    );
    for (const [id, mark] of set) canvas.addMarker(id, mark);
    const focused = set.find(([, mark]) => mark === focusOn);
    if (focused) scrollTo(box.current, registry.getGraphics(focused[0]));
    return () => {
      for (const [id, mark] of set) if (registry.get(id)) canvas.removeMarker(id, mark);
    };
  }, [viewer, marks, focusOn]);

  if (drawn.hasFailed && failure) return <p className="gezi-flow-drawing-failure">{failure}</p>;
  return (
    <div
      className={isMovable ? 'gezi-flow-drawing' : 'gezi-flow-drawing is-scrolled'}
      ref={box}
      {...(label && { role: 'group', 'aria-label': label })}
      {...(!isMovable && { tabIndex: 0 })}
    />
  );
}

/** Scale of a readable drawing: as large as its box allows, but its texts stay legible. */
const SCALE = { min: 1, max: 1.15 };
const MARGIN = 24;

function takeReadableSize(container: HTMLElement, canvas: Canvas) {
  const { inner } = canvas.viewbox();
  const view = {
    x: inner.x - MARGIN,
    y: inner.y - MARGIN,
    width: inner.width + 2 * MARGIN,
    height: inner.height + 2 * MARGIN,
  };
  const scale = Math.min(SCALE.max, Math.max(SCALE.min, container.clientWidth / view.width || 1));
  container.style.inlineSize = `${view.width * scale}px`;
  container.style.blockSize = `${view.height * scale}px`;
  canvas.resized();
  canvas.viewbox(view);
}

function flowsOf(registry: ElementRegistry): DrawnFlow[] {
  return (registry.getAll() as Connection[]).flatMap(({ id, source, target }) =>
    source && target ? [{ id, from: source.id, to: target.id }] : [],
  );
}

function scrollTo(box: HTMLElement | null, graphics: SVGElement | undefined) {
  if (!box || !graphics) return;
  const [outer, inner] = [box.getBoundingClientRect(), graphics.getBoundingClientRect()];
  box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  box.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}

import {
  DndContext,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { useBuilder } from './BuilderContext';
import { DropContext, type DropMark } from './DropContext';
import { pathOf } from './pathOf';
import { place } from './queryTree';

/** Makes conditions draggable; a line marks the target. */
export function DragArea({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { tree, change } = useBuilder();
  const [mark, setMark] = useState<DropMark>();
  // A press that hardly moves is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  function drop({ active }: DragEndEvent) {
    const from = pathOf(tree, String(active.id));
    const over = mark && pathOf(tree, mark.id);
    setMark(undefined);
    if (!from || !over || !mark) return;
    const to =
      mark.side === 'inside' ? [...over, 0] : [...over.slice(0, -1), over.at(-1)! + (mark.side === 'after' ? 1 : 0)];
    change(place(tree, from, to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => texts.dropped,
          onDragCancel: () => texts.dragCancelled,
        },
      }}
      onDragMove={(event) => setMark(markOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setMark(undefined)}
    >
      <DropContext.Provider value={mark}>{children}</DropContext.Provider>
    </DndContext>
  );
}

/** Upper half: before; lower half: after; the head of a group: into it. */
function markOf({ active, over, activatorEvent, delta }: DragMoveEvent): DropMark | undefined {
  if (!over || over.id === active.id || !(activatorEvent instanceof PointerEvent)) return undefined;
  const id = String(over.data.current?.item ?? over.id);
  if (over.data.current?.head) return { id, side: 'inside' };
  const y = activatorEvent.clientY + delta.y;
  return { id, side: y < over.rect.top + over.rect.height / 2 ? 'before' : 'after' };
}

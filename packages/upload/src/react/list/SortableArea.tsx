import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';

interface SortableAreaProps {
  items: readonly UploadedFile[];
  onMove: (uid: string, to: number) => void;
  children: ReactNode;
}

/** Sorts the pictures of a list by pointer and keyboard, with announcements. */
export function SortableArea({ items, onMove, children }: SortableAreaProps) {
  const texts = useTexts();
  const sensors = useSensors(
    // A click on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex(({ uid }) => uid === id);
  const say = (
    text: (name: string, place: number, total: number) => string,
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ) => text(items[placeOf(id)]?.name ?? '', placeOf(over ?? id) + 1, items.length);

  const announcements: Announcements = {
    onDragStart: ({ active }) => say(texts.lifted, active.id, active.id),
    onDragOver: ({ active, over }) => say(texts.dragged, active.id, over?.id),
    onDragEnd: ({ active, over }) => say(texts.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(texts.dragCancelled, active.id, undefined),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.dragHelp } }}
      onDragEnd={({ active, over }) => over && over.id !== active.id && onMove(String(active.id), placeOf(over.id))}
    >
      <SortableContext items={items.map(({ uid }) => uid)} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

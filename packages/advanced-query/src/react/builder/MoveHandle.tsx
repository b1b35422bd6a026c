import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { Button } from 'antd';
import { useTexts } from '../../texts/useTexts';
import { useBuilder } from './BuilderContext';
import { placeOf } from './placeOf';
import { shift } from './queryTree';

/** Handle to move a condition or group by dragging or with the arrow keys. */
export function MoveHandle({ id, label }: { id: string; label: string }) {
  const texts = useTexts();
  const { tree, change, announce } = useBuilder();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });

  function move(direction: 'up' | 'down') {
    const next = shift(tree, id, direction);
    if (next === tree) return;
    change(next);
    announce(texts.moved(placeOf(next, id)));
    // The handle may have been remounted in another group.
    requestAnimationFrame(() => document.getElementById(handleId(id))?.focus());
  }

  return (
    <Button
      ref={setNodeRef}
      id={handleId(id)}
      type="text"
      size="small"
      className={isDragging ? 'gezi-query-handle gezi-query-dragging' : 'gezi-query-handle'}
      aria-label={label}
      icon={<HolderOutlined aria-hidden />}
      {...listeners}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        move(event.key === 'ArrowUp' ? 'up' : 'down');
      }}
    />
  );
}

const handleId = (id: string) => `gezi-query-handle-${id}`;

import { LoadingOutlined } from '@ant-design/icons';
import { useTexts } from '../texts/useTexts';
import type { ImageTool } from './useImageTool';

/** Status of pictures being inserted: pending, or why they failed. */
export function EditorNote({ pictures: { note, pending } }: { pictures: Pick<ImageTool, 'note' | 'pending'> }) {
  const texts = useTexts();
  if (note !== undefined)
    return (
      <span role="alert" className="gezi-editor-note">
        {note}
      </span>
    );
  if (pending === 0) return null;
  return (
    <output className="gezi-editor-pending">
      <LoadingOutlined aria-hidden /> {texts.imagesPending(pending)}
    </output>
  );
}

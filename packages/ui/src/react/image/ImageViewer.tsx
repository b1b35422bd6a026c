import { Image } from 'antd';
import { ViewerTools } from './ViewerTools';

export interface ViewedImage {
  url: string;
  /** Alternative text. */
  alt?: string;
}

export interface ImageViewerProps {
  /** The pictures. */
  images: readonly ViewedImage[];
  /** Index of the visible picture, from 0; undefined closes the viewer. */
  index: number | undefined;
  /** Called with the index of another picture; with undefined when the viewer closes. */
  onChange: (index: number | undefined) => void;
}

/**
 * Full-screen picture viewer. Keyboard: arrow keys change the picture, + and − zoom, R and Shift+R rotate, 0 resets,
 * Escape closes.
 */
export function ImageViewer({ images, index, onChange }: ImageViewerProps) {
  return (
    <Image.PreviewGroup
      items={images.map(({ url }) => url)}
      preview={{
        open: index !== undefined,
        current: index ?? 0,
        rootClassName: 'gezi-image-viewer',
        // Names the dialog too.
        alt: images[index ?? 0]?.alt ?? '',
        actionsRender: (_own, { actions, current, total, transform }) => (
          <ViewerTools actions={actions} current={current} total={total} scale={transform.scale} />
        ),
        onChange: (next) => onChange(next),
        onOpenChange: (open) => {
          if (!open) onChange(undefined);
        },
      }}
    />
  );
}

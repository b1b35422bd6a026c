import { Image } from 'antd';
import { ViewerTools } from './ViewerTools';

export interface ViewedImage {
  url: string;
  /** What it shows; read out and shown where it does not load. */
  alt?: string;
}

export interface ImageViewerProps {
  images: readonly ViewedImage[];
  /** Place of the picture in sight, from 0; absent: closed. */
  index: number | undefined;
  /** Another picture, or nothing when the viewer is closed. */
  onChange: (index: number | undefined) => void;
}

/**
 * Pictures over the whole screen. By keyboard: arrow keys turn the page, + and − zoom, R and Shift+R rotate, 0 shows it
 * as it was, Escape closes.
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

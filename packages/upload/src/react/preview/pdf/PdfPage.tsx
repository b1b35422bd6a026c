import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type CSSProperties } from 'react';

/** In points. */
export interface PageSize {
  width: number;
  height: number;
}

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** Pixels. */
  width: number;
  /** Size until the page is read. */
  assumed: PageSize;
  label: string;
}

/** Most pixels of a canvas; larger pages are drawn less sharply. */
const MAX_PIXELS = 16_000_000;
/** How far from the visible part pages are drawn. */
const NEAR = '600px';

/** One page, which is drawn only while it is near the visible part. */
export function PdfPage({ pdf, number, width, assumed, label }: PdfPageProps) {
  const host = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [isNear, setNear] = useState(false);
  const size = page?.getViewport({ scale: 1 }) ?? assumed;
  const scale = width / size.width;

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      root: host.current!.parentElement,
      rootMargin: NEAR,
    });
    observer.observe(host.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    pdf.getPage(number).then(
      (loaded) => isCurrent && setPage(loaded),
      // A damaged page stays white.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [pdf, number, isNear]);

  useEffect(() => {
    const target = surface.current!;
    if (!page || !isNear) return target.replaceChildren();
    return draw(page, scale, target);
  }, [page, isNear, scale]);

  return (
    <section
      ref={host}
      aria-label={label}
      className="gezi-upload-pdf-page"
      style={{ width, height: Math.round(size.height * scale), '--total-scale-factor': scale } as CSSProperties}
    >
      <div ref={surface} />
    </section>
  );
}

/** Draws a page and its texts. @returns a function that stops */
function draw(page: PDFPageProxy, scale: number, target: HTMLElement): () => void {
  const viewport = page.getViewport({ scale });
  const sharpness = Math.min(
    globalThis.devicePixelRatio || 1,
    Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const task = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  const container = document.createElement('div');
  container.className = 'gezi-upload-pdf-text';
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  let isStopped = false;
  Promise.all([task.promise, text.render()]).then(
    () => !isStopped && target.replaceChildren(canvas, container),
    // Stopped, or a damaged page.
    () => undefined,
  );
  return () => {
    isStopped = true;
    task.cancel();
    text.cancel();
  };
}

import { ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/useTexts';
import type { PreviewBodyProps } from '../PreviewBodyProps';
import { PreviewNote, PreviewWait } from '../PreviewNote';
import { needsPassword, openPdf, type OpenedPdf } from './openPdf';
import { PdfPage, type PageSize } from './PdfPage';
import { useWidth } from './useWidth';

/** Factors of the width of the dialog. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const FULL = ZOOMS.indexOf(1);

type PdfState = { pdf: PDFDocumentProxy; first: PageSize } | 'loading' | 'broken' | 'password';

/** Pages of a pdf file, drawn by pdf.js, with their texts to select. */
export function PdfPreview({ bytes, name }: PreviewBodyProps) {
  const texts = useTexts();
  const [state, setState] = useState<PdfState>('loading');

  useEffect(() => {
    let isCurrent = true;
    let opened: OpenedPdf | undefined;
    const open = async () => {
      opened = await openPdf(bytes);
      if (!isCurrent) return opened.close();
      const { width, height } = (await opened.pdf.getPage(1)).getViewport({ scale: 1 });
      if (isCurrent) setState({ pdf: opened.pdf, first: { width, height } });
    };
    open().catch((error: unknown) => isCurrent && setState(needsPassword(error) ? 'password' : 'broken'));
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [bytes]);

  if (state === 'loading') return <PreviewWait />;
  if (state === 'password') return <PreviewNote>{texts.pdfPassword}</PreviewNote>;
  if (state === 'broken') return <PreviewNote>{texts.previewBroken}</PreviewNote>;
  return <PdfPages {...state} name={name} />;
}

function PdfPages({ pdf, first, name }: { pdf: PDFDocumentProxy; first: PageSize; name: string }) {
  const texts = useTexts();
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const [zoom, setZoom] = useState(FULL);
  const [current, setCurrent] = useState(1);
  const count = pdf.numPages;

  return (
    <>
      <div className="gezi-upload-preview-tools">
        <Button
          size="small"
          icon={<ZoomOutOutlined />}
          aria-label={texts.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <span>{Math.round(ZOOMS[zoom]! * 100)}%</span>
        <Button
          size="small"
          icon={<ZoomInOutlined />}
          aria-label={texts.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <span aria-live="polite">{texts.page(current, count)}</span>
      </div>
      <section
        ref={scroller}
        className="gezi-upload-preview-pdf"
        aria-label={name}
        tabIndex={0}
        onScroll={({ currentTarget }) => setCurrent(pageAt(currentTarget))}
      >
        {width > 0 &&
          Array.from({ length: count }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              width={Math.floor(width * ZOOMS[zoom]!)}
              assumed={first}
              label={texts.page(index + 1, count)}
            />
          ))}
      </section>
    </>
  );
}

/** Number of the page in the middle. */
function pageAt(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.children] as HTMLElement[];
  const after = pages.findIndex((page) => page.offsetTop - scroller.offsetTop > middle);
  return after === -1 ? pages.length : Math.max(1, after);
}

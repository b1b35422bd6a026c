import { parseAsync, renderDocument, type Options } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { elementMaker } from './elementMaker';
import type { PreviewBodyProps } from './PreviewBodyProps';
import { PreviewNote, PreviewWait } from './PreviewNote';

/** The frame loads nothing from elsewhere: pictures and fonts of the document become data URLs. */
const PAGE = `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<body></body>`;

const STYLE = `
  body { margin: 0; }
  .docx-wrapper { padding: 16px !important; background: #8c8c8c !important; align-items: flex-start !important; }
  .docx-wrapper > section.docx { margin: 0 auto 16px !important; box-shadow: none !important; }
`;

const OPTIONS: Partial<Options> = {
  // HTML inside the document.
  renderAltChunks: false,
  useBase64URL: true,
  experimental: true,
};

/**
 * Pages of a `.docx` document, in a frame that runs no script: it is sandboxed, has a policy of its own, and the elements
 * are created in it.
 */
export function DocumentPreview({ bytes, name }: PreviewBodyProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');

  useEffect(() => {
    const target = frame.current?.contentDocument;
    if (!isLoaded || !target) return;
    let isCurrent = true;
    target.addEventListener('keydown', passEscape);
    show(bytes, target, () => isCurrent).then(
      () => isCurrent && setState('shown'),
      () => isCurrent && setState('broken'),
    );
    return () => {
      isCurrent = false;
      target.removeEventListener('keydown', passEscape);
    };

    // Keys of a frame do not reach the dialog around it.
    function passEscape({ key, code, keyCode }: KeyboardEvent) {
      if (key !== 'Escape') return;
      const passed = { key, code, keyCode, bubbles: true, cancelable: true };
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', passed));
    }
  }, [bytes, isLoaded]);

  if (state === 'broken') return <PreviewNote>{texts.previewBroken}</PreviewNote>;
  return (
    <div className="gezi-upload-preview-document">
      {state === 'loading' && <PreviewWait />}
      <iframe
        ref={frame}
        className={state === 'loading' ? 'gezi-upload-preview-hidden' : undefined}
        sandbox="allow-same-origin"
        srcDoc={PAGE}
        title={name}
        onLoad={() => setLoaded(true)}
      />
      <p className="gezi-upload-preview-hint">{texts.documentHint}</p>
    </div>
  );
}

async function show(bytes: ArrayBuffer, target: Document, isCurrent: () => boolean): Promise<void> {
  const options = { ...OPTIONS, h: elementMaker(target) };
  const nodes = await renderDocument(await parseAsync(bytes, options), options);
  if (!isCurrent()) return;
  const style = target.createElement('style');
  style.textContent = STYLE;
  target.body.replaceChildren(...nodes, style);
  for (const link of target.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href')!;
    if (address.startsWith('#')) continue;
    link.removeAttribute('href');
    link.setAttribute('title', address);
  }
  fit(target);
}

/** Pages are as wide as on paper; narrow frames show them smaller. */
function fit({ body, documentElement }: Document): void {
  const ratio = documentElement.clientWidth / documentElement.scrollWidth;
  if (ratio < 1) body.style.setProperty('zoom', String(ratio));
}

import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

/** The place of an editor, as high as the editor will be, while its code is on the way. */
export function LoadedEditor({ height, children }: { height: number; children: ReactNode }) {
  const texts = useTexts();
  return (
    <Suspense
      fallback={
        <div className="gezi-editor gezi-editor-loading" style={{ height }} aria-busy>
          {texts.loadingEditor}
        </div>
      }
    >
      {children}
    </Suspense>
  );
}

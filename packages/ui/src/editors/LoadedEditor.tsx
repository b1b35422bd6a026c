import type { ReactNode } from 'react';
import { Later } from '../react/later/Later';
import { useTexts } from '../texts/useTexts';

/** Placeholder of an editor's height while its code is loaded. */
export function LoadedEditor({ height, children }: { height: number; children: ReactNode }) {
  const texts = useTexts();
  return (
    <Later
      fallback={
        <div className="gezi-editor gezi-editor-loading" style={{ height }} aria-busy>
          {texts.loadingEditor}
        </div>
      }
    >
      {children}
    </Later>
  );
}

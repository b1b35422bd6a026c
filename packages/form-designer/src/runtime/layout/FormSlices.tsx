import { memo, useEffect, useImperativeHandle, useState, type CSSProperties, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { NodeKey } from '../../core/document/FormDocument';
import { useRuntime } from '../runtimeContext';
import { FormParts } from './FormParts';
import { sliceOf, type Slice } from './slices';

/** What the form can ask of its slices. */
export interface SlicesHandle {
  /** Draws everything up to a part at once. */
  reveal: (key: NodeKey) => void;
}

export interface FormSlicesProps {
  slices: readonly Slice[];
  /** Not `ref`, which React 18 does not pass to a function. */
  handle: Ref<SlicesHandle>;
  /** Called when everything is rendered. */
  onDone: () => void;
}

/** Milliseconds to paint the first slice before the others use the main thread. */
const FIRST_PAINT_MS = 30;

/**
 * Renders the form in slices: the first one immediately, each other one in a separate task, so that the first screen
 * appears immediately and keystrokes are not delayed. Slices stay mounted, so that find-in-page and printing include
 * everything.
 */
export function FormSlices({ slices, handle, onDone }: FormSlicesProps) {
  const { document } = useRuntime();
  const [drawn, setDrawn] = useState(1);

  useEffect(() => {
    if (drawn >= slices.length) {
      onDone();
      return undefined;
    }
    const timer = setTimeout(() => setDrawn((count) => count + 1), drawn === 1 ? FIRST_PAINT_MS : 0);
    return () => clearTimeout(timer);
  }, [drawn, slices.length, onDone]);

  useImperativeHandle(handle, () => ({
    reveal(key) {
      const at = sliceOf(document, slices, key);
      if (at >= drawn) flushSync(() => setDrawn(at + 1));
    },
  }));

  return slices.map((slice, index) => (
    <SliceView key={slice.keys[0]} slice={slice} isDrawn={index < drawn} isAlone={slices.length === 1} />
  ));
}

interface SliceViewProps {
  slice: Slice;
  isDrawn: boolean;
  isAlone: boolean;
}

const SliceView = memo(function SliceView({ slice, isDrawn, isAlone }: SliceViewProps) {
  if (!isDrawn) return <div style={{ height: slice.height }} />;
  return (
    <div
      className={isAlone ? 'gezi-form-grid' : 'gezi-form-grid gezi-form-slice'}
      style={isAlone ? undefined : ({ '--height': `${slice.height}px` } as CSSProperties)}
    >
      <FormParts keys={slice.keys} place="grid" />
    </div>
  );
});

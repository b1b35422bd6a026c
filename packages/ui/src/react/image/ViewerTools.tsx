import {
  ExpandOutlined,
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  SwapOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

interface ViewerToolsProps {
  actions: {
    onActive?: (offset: number) => void;
    onFlipX: () => void;
    onRotateLeft: () => void;
    onRotateRight: () => void;
    onZoomOut: () => void;
    onZoomIn: () => void;
    onReset: () => void;
  };
  /** Index of the picture, from 0. */
  current: number;
  total: number;
  /** Scale; 1 fits the window. */
  scale: number;
}

/** Toolbar of the visible picture, with shortcuts. */
export function ViewerTools({ actions, current, total, scale }: ViewerToolsProps) {
  const { viewer: texts } = useTexts();

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = KEYS[event.key.toLowerCase()]?.(actions, event.shiftKey);
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions]);

  const tool = (label: string, icon: ReactNode, run: () => void, disabled = false) => (
    <button
      type="button"
      className="gezi-viewer-tool"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={run}
    >
      {icon}
    </button>
  );
  return (
    <div role="toolbar" aria-label={texts.tools} className="gezi-viewer-tools">
      {total > 1 && tool(texts.previous, <LeftOutlined />, () => actions.onActive?.(-1), current === 0)}
      {tool(texts.zoomOut, <ZoomOutOutlined />, actions.onZoomOut, scale <= 1)}
      <output className="gezi-viewer-scale">{`${Math.round(scale * 100)}%`}</output>
      {tool(texts.zoomIn, <ZoomInOutlined />, actions.onZoomIn)}
      {tool(texts.reset, <ExpandOutlined />, actions.onReset)}
      {tool(texts.rotateLeft, <RotateLeftOutlined />, actions.onRotateLeft)}
      {tool(texts.rotateRight, <RotateRightOutlined />, actions.onRotateRight)}
      {tool(texts.flip, <SwapOutlined />, actions.onFlipX)}
      {total > 1 && tool(texts.next, <RightOutlined />, () => actions.onActive?.(1), current === total - 1)}
    </div>
  );
}

type Actions = ViewerToolsProps['actions'];

const KEYS: Record<string, (actions: Actions, shift: boolean) => () => void> = {
  '+': ({ onZoomIn }) => onZoomIn,
  '=': ({ onZoomIn }) => onZoomIn,
  '-': ({ onZoomOut }) => onZoomOut,
  r: ({ onRotateLeft, onRotateRight }, shift) => (shift ? onRotateLeft : onRotateRight),
  '0': ({ onReset }) => onReset,
};

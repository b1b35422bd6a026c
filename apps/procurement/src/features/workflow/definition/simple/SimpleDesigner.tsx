import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import type { QueryField } from '@gezi/advanced-query/core';
import { editSimple, type DefinitionFault, type SimpleCommand, type SimpleFlow } from '@gezi/domain';
import { App, Button } from 'antd';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../texts';
import { FaultList } from './FaultList';
import { PathView } from './PathView';
import { SimpleContext } from './SimpleContext';
import { SimpleSettings } from './SimpleSettings';
import { EndMark, StartMark } from './Marks';
import '../designer.css';

interface SimpleDesignerProps {
  flow: SimpleFlow;
  /** Absent: the process can only be viewed. */
  onChange?: (flow: SimpleFlow) => void;
  /** Absent while there is nothing to undo or redo. */
  onUndo?: (() => void) | undefined;
  onRedo?: (() => void) | undefined;
  faults?: readonly DefinitionFault[];
  /** Variables that conditions may name. */
  fields?: readonly QueryField[];
}

const NONE: readonly never[] = [];
const STOP = '[data-flow-stop]';

/** The simple designer: a process as cards from top to bottom, with a drawer for the settings of each. */
export function SimpleDesigner(props: SimpleDesignerProps) {
  const { flow, onChange, onUndo, onRedo, faults = NONE, fields = NONE } = props;
  const texts = useTexts();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<string>();
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const canvas = root.current?.parentElement;
    // The steps are in the middle of a canvas that may be wider than the window.
    if (canvas) canvas.scrollLeft = (canvas.scrollWidth - canvas.clientWidth) / 2;
  }, []);

  const context = useMemo(() => {
    const apply = (command: SimpleCommand): void => {
      const outcome = editSimple(flow, command);
      if (outcome.ok) onChange?.(outcome.value);
      else message.warning(texts.refused[outcome.reason]);
    };
    return { ...(onChange && { apply }), open: setOpened, faults, fields };
  }, [flow, onChange, faults, fields, message, texts]);

  function focusElement(id: string): void {
    const target = [...(root.current?.querySelectorAll<HTMLElement>('[data-flow-id]') ?? [])].find((element) =>
      element.dataset.flowId?.split(' ').includes(id),
    );
    target?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const isMeta = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    const redoes = isMeta && (key === 'y' || (key === 'z' && event.shiftKey));
    if (redoes || (isMeta && key === 'z')) {
      event.preventDefault();
      (redoes ? onRedo : onUndo)?.();
      return;
    }
    if (event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>(STOP) ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <SimpleContext value={context}>
      <div className="gezi-flow-simple">
        <div className="gezi-flow-tools">
          {onChange && (
            <>
              <Button type="text" icon={<UndoOutlined aria-hidden />} disabled={!onUndo} onClick={onUndo}>
                {texts.undo}
              </Button>
              <Button type="text" icon={<RedoOutlined aria-hidden />} disabled={!onRedo} onClick={onRedo}>
                {texts.redo}
              </Button>
            </>
          )}
          <FaultList faults={faults} onFocus={focusElement} />
        </div>
        <section
          className="gezi-flow-canvas"
          aria-label={texts.canvas}
          {...(onChange && { 'aria-description': texts.keys })}
        >
          {/* The keys are those of the cards within. */}
          <div ref={root} className="gezi-flow-path" role="presentation" onKeyDown={onKeyDown}>
            <StartMark flow={flow} />
            <PathView path={flow.path} branch={null} before={flow.start.name || texts.start} />
            {flow.path.end && <EndMark end={flow.path.end} />}
          </div>
        </section>
        {opened !== undefined && (
          <SimpleSettings key={opened} flow={flow} id={opened} onClose={() => setOpened(undefined)} />
        )}
      </div>
    </SimpleContext>
  );
}

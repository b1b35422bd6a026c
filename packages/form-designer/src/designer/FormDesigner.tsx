import { App } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormDocument } from '../core/document/FormDocument';
import { newDocument } from '../core/document/newDocument';
import { readForm, type ReadRefusal } from '../core/document/readForm';
import { DesignerBody } from './DesignerBody';
import type { FormDesignerProps } from './FormDesignerProps';
import { describeRefusal } from './dialogs/describeProblem';
import { DesignerContext } from './store/designerContext';
import { DesignerStore } from './store/DesignerStore';
import { useTexts } from './texts/useTexts';

/**
 * Designs a form: palette, canvas, property panel. The component holds the open form; `onSave` receives it when the user
 * saves, `onChange` after every change. A form that cannot be read is not opened and the reason is shown. Render it
 * inside `GeziProvider`.
 */
export function FormDesigner(props: FormDesignerProps) {
  const { content, document, onChange, height = '100%' } = props;
  const texts = useTexts();
  const { message } = App.useApp();
  const given = document ?? content;
  const opened = useMemo(() => open(given), [given]);
  const [store] = useState(() => new DesignerStore('document' in opened ? opened.document : newDocument()));
  const shown = useRef(opened);

  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    if ('document' in opened) store.open(opened.document);
  }, [opened, store]);

  useEffect(() => {
    if (!onChange) return undefined;
    let reported = store.document;
    return store.subscribe(() => {
      if (store.document !== reported) onChange((reported = store.document));
    });
  }, [store, onChange]);

  if ('refusal' in opened) {
    return (
      <div className="gezi-fd gezi-fd-refused-form" style={{ height }} role="alert">
        <b>{texts.readFailed}</b>
        <p>{describeRefusal(opened.refusal, texts)}</p>
        <p className="gezi-fd-note">{texts.tryAnother}</p>
      </div>
    );
  }
  return (
    <DesignerContext.Provider value={store}>
      <DesignerBody
        {...props}
        height={height}
        store={store}
        warn={(text) => void message.warning(text)}
        problems={opened.problems}
      />
    </DesignerContext.Provider>
  );
}

type Opened = { document: FormDocument; problems: number } | { refusal: ReadRefusal };

function open(given: unknown): Opened {
  if (given === undefined || given === null || given === '') return { document: newDocument(), problems: 0 };
  if (isDocument(given)) return { document: given, problems: 0 };
  const reading = readForm(given);
  return reading.ok ? { document: reading.document, problems: reading.problems.length } : { refusal: reading.reason };
}

const isDocument = (given: unknown): given is FormDocument =>
  typeof given === 'object' && given !== null && 'nodes' in given && given.nodes instanceof Map;

import { Dialog } from '@gezi/ui';
import { App, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { type QueryGroup } from '../../core';
import { MAX_TITLE, toSaved } from '../../core/saved/SavedQuery';
import { useTexts } from '../../texts/useTexts';
import type { SavedQueriesState } from './useSavedQueries';

interface SaveQueryDialogProps {
  query: QueryGroup;
  saved: SavedQueriesState;
  /** Name of the saved query being edited. */
  title: string | undefined;
  onSaved: (title: string) => void;
  onClose: () => void;
}

/** Asks for the name of a query, and for confirmation before it overwrites another. */
export function SaveQueryDialog({ query, saved, title = '', onSaved, onClose }: SaveQueryDialogProps) {
  const texts = useTexts();
  const { modal, message } = App.useApp();
  const [name, setName] = useState(title);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const input = useRef<InputRef>(null);

  async function save(wanted: string) {
    setBusy(true);
    try {
      await saved.save(toSaved(wanted, query));
      void message.success(texts.saved);
      onSaved(wanted);
    } catch {
      void message.error(texts.saveFailed);
      setBusy(false);
    }
  }

  function submit() {
    const wanted = name.trim();
    if (!wanted) {
      void message.warning(texts.nameMissing);
      return;
    }
    if (!saved.list.some((one) => one.title === wanted)) {
      void save(wanted);
      return;
    }
    modal.confirm({
      title: texts.overwriteTitle,
      content: texts.overwrite(wanted),
      okText: texts.ok,
      cancelText: texts.cancel,
      onOk: () => save(wanted),
    });
  }

  return (
    <Dialog
      open
      width={400}
      title={texts.saveTitle}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <label htmlFor={id} className="gezi-query-save-label">
        {texts.saveName}
      </label>
      <Input
        id={id}
        ref={input}
        maxLength={MAX_TITLE}
        placeholder={texts.saveNameHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={submit}
      />
    </Dialog>
  );
}

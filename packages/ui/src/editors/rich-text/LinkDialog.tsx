import { Input } from 'antd';
import { useState } from 'react';
import type { Texts } from '../../texts/zh-CN';
import { Dialog } from '../../react/dialog/Dialog';

export interface LinkDialogProps {
  /** Address at the caret, `''` for none; undefined closes the dialog. */
  address: string | undefined;
  texts: Texts;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** @param address `''` removes the link */
  onLink: (address: string) => void;
}

/** Dialog for the address of a link. */
export function LinkDialog({ address, texts, onClose, onLink }: LinkDialogProps) {
  return (
    <Dialog
      open={address !== undefined}
      title={texts.tools.link}
      footer={null}
      width={440}
      destroyOnHidden
      onCancel={onClose}
    >
      {address === undefined ? null : <LinkForm address={address} texts={texts} onLink={onLink} />}
    </Dialog>
  );
}

const FINE = /^(?:https?:\/\/\S+|mailto:\S+@\S+|tel:[\d+-]+|\/\S*)$/i;

function LinkForm({ address, texts, onLink }: Pick<LinkDialogProps, 'texts' | 'onLink'> & { address: string }) {
  const [text, setText] = useState(address);
  const [wrong, setWrong] = useState(false);
  const commit = () => {
    const typed = text.trim();
    if (typed === '' || FINE.test(typed)) onLink(typed);
    else setWrong(true);
  };
  return (
    <>
      <Input.Search
        ref={(input) => input?.focus()}
        aria-label={texts.linkAddress}
        aria-invalid={wrong}
        placeholder="https://"
        value={text}
        status={wrong ? 'error' : ''}
        enterButton={texts.confirm}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onSearch={commit}
      />
      {wrong ? (
        <p role="alert" className="gezi-editor-wrong">
          {texts.wrongAddress}
        </p>
      ) : null}
    </>
  );
}

import { useClient } from '@gezi/client';
import type { FormEntry } from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Input, QRCode } from 'antd';
import { useId, useRef, useState } from 'react';
import { AudienceBoxes } from '../shared/AudienceBoxes';
import { fillPath } from '../shared/formPaths';
import { publish } from './queries';
import { useTexts } from './texts';
import './form.css';

/** Link and QR code of a form, and the external users it is published to. */
export function PublishDialog({ form, onClose }: { form: FormEntry; onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const linkId = useId();
  const code = useRef<HTMLElement>(null);
  const [publishedTo, setPublishedTo] = useState(form.publishedTo);
  const save = useMutation(publish(client, useQueryClient()));
  const link = `${window.location.origin}${fillPath(form.id)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      void message.success(texts.linkCopied);
    } catch {
      // No permission, or not a secure context.
      void message.warning(texts.linkNotCopied);
    }
  }

  function saveCode() {
    const canvas = code.current?.querySelector('canvas');
    if (!canvas) return;
    const anchor = document.createElement('a');
    anchor.href = canvas.toDataURL();
    anchor.download = `${form.name}.png`;
    anchor.click();
  }

  return (
    <Dialog
      open
      width={560}
      title={texts.publishTitle(form.name)}
      okText={texts.save}
      cancelText={texts.close}
      confirmLoading={save.isPending}
      onOk={() =>
        save.mutate(
          { form, publishedTo },
          {
            onSuccess: () => {
              void message.success(texts.published);
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    >
      <p className="gezi-form-publish-hint">{texts.publishHint}</p>
      <div className="gezi-form-publish">
        <figure ref={code} className="gezi-form-publish-code" aria-label={texts.qrCode}>
          {/* Cameras read dark on light only. */}
          <QRCode value={link} size={176} color="#000" bgColor="#fff" />
        </figure>
        <div className="gezi-form-publish-parts">
          <label htmlFor={linkId}>{texts.link}</label>
          <Input id={linkId} readOnly value={link} onFocus={(event) => event.target.select()} />
          <div className="gezi-form-publish-buttons">
            <Button onClick={() => void copy()}>{texts.copyLink}</Button>
            <Button onClick={saveCode}>{texts.saveCode}</Button>
          </div>
          <span>{texts.audience}</span>
          <AudienceBoxes value={publishedTo} onChange={setPublishedTo} />
          <p className="gezi-form-publish-hint">{texts.audienceHint}</p>
        </div>
      </div>
    </Dialog>
  );
}

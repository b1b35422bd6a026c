import { DraggableModal } from '@gezi/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../texts/useTexts';

export interface FormNaming {
  readonly formName: string;
  readonly remark: string;
}

export interface SaveDialogProps {
  naming: FormNaming;
  /** Whether a form that exists is modified. */
  existing: boolean;
  saving: boolean;
  /** Shows 保存并返回, which saves and leaves the designer. */
  canLeave: boolean;
  onSave: (naming: FormNaming, isLeaving: boolean) => void;
  onClose: () => void;
}

/** Asks for the name of the form, which is required. */
export function SaveDialog({ naming, existing, saving, canLeave, onSave, onClose }: SaveDialogProps) {
  const texts = useTexts();
  const id = useId();
  const [formName, setFormName] = useState(naming.formName);
  const [remark, setRemark] = useState(naming.remark);
  const [missing, setMissing] = useState(false);

  function save(isLeaving = false) {
    if (formName.trim() === '') {
      setMissing(true);
      window.document.getElementById(`${id}-name`)?.focus();
      return;
    }
    onSave({ formName: formName.trim(), remark }, isLeaving);
  }

  return (
    <DraggableModal
      open
      width={520}
      title={existing ? texts.saveTitleEdit : texts.saveTitleAdd}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={saving}
      fullscreen={false}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {canLeave ? (
            <Button disabled={saving} onClick={() => save(true)}>
              {texts.saveAndLeave}
            </Button>
          ) : null}
          <OkBtn />
        </>
      )}
      onOk={() => save()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) window.document.getElementById(`${id}-name`)?.focus();
      }}
    >
      <form
        className="gezi-fd-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label className="gezi-fd-dialog-label gezi-fd-label-required" htmlFor={`${id}-name`}>
          {texts.formName}
        </label>
        <span className="gezi-fd-control-stack">
          <input
            type="text"
            id={`${id}-name`}
            className="gezi-fd-input"
            value={formName}
            required
            maxLength={100}
            aria-invalid={missing}
            aria-describedby={missing ? `${id}-missing` : undefined}
            onChange={(event) => {
              setFormName(event.target.value);
              setMissing(false);
            }}
          />
          {missing ? (
            <span id={`${id}-missing`} role="alert" className="gezi-fd-wrong">
              {texts.formNameEmpty}
            </span>
          ) : null}
        </span>
        <label className="gezi-fd-dialog-label" htmlFor={`${id}-remark`}>
          {texts.remark}
        </label>
        <textarea
          id={`${id}-remark`}
          rows={3}
          maxLength={500}
          className="gezi-fd-input"
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <input type="submit" hidden value={texts.save} />
      </form>
    </DraggableModal>
  );
}

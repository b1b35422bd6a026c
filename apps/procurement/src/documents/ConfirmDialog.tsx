import { Dialog, useOpeningFocus } from '@gezi/ui';
import { useId, type ReactNode } from 'react';
import type { DocumentAction } from './core/actionButtons';
import { dismissText } from './core/dismissText';
import { useTexts } from './texts';

interface ConfirmDialogProps {
  action: DocumentAction;
  isRunning: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Facts to be confirmed. */
  children: ReactNode;
}

/** Asks before a binding action, and shows what it binds to. */
export function ConfirmDialog({ action, isRunning, onConfirm, onClose, children }: ConfirmDialogProps) {
  const texts = useTexts();
  const buttonId = useId();
  useOpeningFocus(true, () => document.getElementById(buttonId));
  return (
    <Dialog
      open
      width={560}
      title={texts.confirmAction(action.label)}
      okText={action.label}
      okButtonProps={{ id: buttonId }}
      cancelText={dismissText(action, texts)}
      confirmLoading={isRunning}
      onOk={onConfirm}
      onCancel={onClose}
    >
      {children}
    </Dialog>
  );
}

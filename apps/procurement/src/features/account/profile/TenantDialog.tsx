import { describeMessage, type SessionTenant } from '@gezi/client';
import { DraggableModal, namedPopup, useLocale } from '@gezi/ui';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';

interface TenantDialogProps {
  tenants: readonly SessionTenant[];
  /** Id of the active tenant; 0: none. */
  current: number;
  /** Resolves when the browser navigates away or the dialog can close. */
  onSwitch: (tenant: SessionTenant) => Promise<void>;
  onClose: () => void;
}

/** Chooses the active tenant (P§2). */
export function TenantDialog({ tenants, current, onSwitch, onClose }: TenantDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const [chosen, choose] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const active = tenants.find(({ id }) => id === current);

  async function submit() {
    const tenant = tenants.find(({ id }) => id === chosen);
    if (!tenant) {
      void message.warning(describeMessage('tenant-missing', { locale }).message);
      return;
    }
    setBusy(true);
    try {
      await onSwitch(tenant);
    } finally {
      setBusy(false);
    }
  }

  return (
    <DraggableModal
      open
      width={450}
      fullscreen={false}
      title={texts.switchTenant}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p className="gezi-account-hint">
        {active && <span>{texts.currentTenant(active.name)}</span>}
        <span>{texts.tenantHint}</span>
      </p>
      <Select
        className="gezi-account-tenant"
        aria-label={texts.tenant}
        placeholder={texts.tenantPlaceholder}
        popupRender={namedPopup(texts.tenant)}
        showSearch={{ optionFilterProp: 'label' }}
        virtual={false}
        value={chosen}
        onChange={(id: number | null) => choose(id)}
        options={tenants.filter(({ id }) => id !== current).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </DraggableModal>
  );
}

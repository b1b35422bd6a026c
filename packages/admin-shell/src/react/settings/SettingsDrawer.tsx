import { SettingOutlined } from '@ant-design/icons';
import { usePreferences } from '@gezi/ui';
import { Button, Drawer, Segmented, Switch, Tooltip } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { LayoutChoices } from '../../core/layoutChoices';
import { effectiveLayout, layoutOffer, switchNavMode } from '../../core/effectiveLayout';
import { useTexts } from '../../texts/useTexts';
import { ThemeColors } from './ThemeColors';

export interface SettingsDrawerProps {
  choices: LayoutChoices;
  onChoice: (change: Partial<LayoutChoices>) => void;
}

/** Drawer with the appearance settings, and its handle at the right (B§2). For previews in development. */
export function SettingsDrawer({ choices, onChoice }: SettingsDrawerProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const { dark, change } = usePreferences();
  const inForce = effectiveLayout(choices);
  const offer = layoutOffer(choices);

  return (
    <>
      <Tooltip title={texts.settings} placement="left">
        <Button
          type="primary"
          className="gezi-settings-handle"
          aria-label={texts.settings}
          icon={<SettingOutlined />}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <Drawer open={open} onClose={() => setOpen(false)} placement="right" size={320} title={texts.settings}>
        <div className="gezi-settings">
          <Group title={texts.menuTheme}>
            <Segmented<LayoutChoices['menuTheme']>
              block
              aria-label={texts.menuTheme}
              value={inForce.menuTheme}
              options={[
                { value: 'light', label: texts.menuThemes.light },
                { value: 'dark', label: texts.menuThemes.dark },
              ]}
              onChange={(menuTheme) => onChoice({ menuTheme })}
            />
            {change && <Line label={texts.darkMode} checked={dark} onChange={(next) => change({ dark: next })} />}
          </Group>
          <Group title={texts.themeColor}>
            <ThemeColors />
          </Group>
          <Group title={texts.navMode}>
            <Segmented<LayoutChoices['navMode']>
              block
              aria-label={texts.navMode}
              value={inForce.navMode}
              options={[
                { value: 'sidemenu', label: texts.navModes.sidemenu },
                { value: 'topmenu', label: texts.navModes.topmenu },
              ]}
              onChange={(navMode) => onChoice(switchNavMode(navMode))}
            />
          </Group>
          <Group title={texts.contentWidth}>
            <Segmented<LayoutChoices['contentWidth']>
              block
              aria-label={texts.contentWidth}
              value={inForce.contentWidth}
              options={offer.contentWidths.map((value) => ({ value, label: texts.contentWidths[value] }))}
              onChange={(contentWidth) => onChoice({ contentWidth })}
            />
          </Group>
          <Group title={texts.layoutSettings}>
            <Line
              label={texts.fixedHeader}
              checked={inForce.fixedHeader}
              onChange={(fixedHeader) => onChoice({ fixedHeader })}
            />
            <Line
              label={texts.autoHideHeader}
              hint={offer.autoHideHeader ? undefined : texts.needsFixedHeader}
              checked={inForce.autoHideHeader}
              onChange={(autoHideHeader) => onChoice({ autoHideHeader })}
            />
            <Line
              label={texts.fixedSider}
              hint={offer.fixedSider ? undefined : texts.needsSideMenu}
              checked={inForce.fixedSider}
              onChange={(fixedSider) => onChoice({ fixedSider })}
            />
          </Group>
          <Group title={texts.otherSettings}>
            <Line
              label={texts.colorWeak}
              checked={inForce.colorWeak}
              onChange={(colorWeak) => onChoice({ colorWeak })}
            />
            <Line label={texts.multiTab} checked={inForce.multiTab} onChange={(multiTab) => onChoice({ multiTab })} />
          </Group>
          <p className="gezi-settings-note">{texts.settingsNote}</p>
        </div>
      </Drawer>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface LineProps {
  label: string;
  /** Why the setting is unavailable; absent if it is available. */
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Line({ label, hint, checked, onChange }: LineProps) {
  const id = useId();
  return (
    <div className="gezi-settings-line">
      <span id={id}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <Switch size="small" aria-labelledby={id} checked={checked} disabled={hint !== undefined} onChange={onChange} />
    </div>
  );
}

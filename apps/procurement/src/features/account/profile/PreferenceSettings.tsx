import { ThemeColors, useLayoutChoices } from '@gezi/admin-shell';
import { usePreferences } from '@gezi/ui';
import { Segmented, Switch } from 'antd';
import { useId } from 'react';
import { SettingLine } from './SettingLine';
import { useTexts } from './texts';

/** Appearance preferences of the user, stored in this browser. */
export function PreferenceSettings() {
  const texts = useTexts();
  const { locale, dark, change } = usePreferences();
  const [{ multiTab }, choose] = useLayoutChoices();
  const id = useId();
  return (
    <>
      <SettingLine title={texts.language}>
        <Segmented<'zh-CN' | 'en-US'>
          aria-label={texts.language}
          value={locale}
          options={[
            { value: 'zh-CN', label: texts.languages['zh-CN'] },
            { value: 'en-US', label: texts.languages['en-US'] },
          ]}
          onChange={(next) => change?.({ locale: next })}
        />
      </SettingLine>
      <SettingLine title={texts.darkMode} note={texts.darkHint} id={`${id}-dark`}>
        <Switch aria-labelledby={`${id}-dark`} checked={dark} onChange={(next) => change?.({ dark: next })} />
      </SettingLine>
      <SettingLine title={texts.themeColour}>
        <ThemeColors />
      </SettingLine>
      <SettingLine title={texts.multiTab} note={texts.multiTabHint} id={`${id}-tabs`}>
        <Switch aria-labelledby={`${id}-tabs`} checked={multiTab} onChange={(next) => choose({ multiTab: next })} />
      </SettingLine>
    </>
  );
}

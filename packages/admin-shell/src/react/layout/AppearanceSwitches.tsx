import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { usePreferences } from '@gezi/ui';
import { Button, Tooltip } from 'antd';
import { useTexts } from '../../texts/useTexts';

/** Switches for dark mode and language. A switch is hidden if the application fixes its value. */
export function AppearanceSwitches() {
  const texts = useTexts();
  const { dark, locale, change } = usePreferences();
  if (!change) return null;
  const darkness = dark ? texts.toLight : texts.toDark;
  return (
    <>
      <Tooltip title={darkness}>
        <Button
          type="text"
          aria-label={darkness}
          icon={dark ? <SunOutlined /> : <MoonOutlined />}
          onClick={() => change({ dark: !dark })}
        />
      </Tooltip>
      <Tooltip title={texts.switchLanguage}>
        <Button
          type="text"
          aria-label={texts.switchLanguage}
          onClick={() => change({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}
        >
          <span className="gezi-language">{texts.otherLanguage}</span>
        </Button>
      </Tooltip>
    </>
  );
}

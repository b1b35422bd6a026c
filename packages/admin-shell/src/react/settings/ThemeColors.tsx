import { CheckOutlined } from '@ant-design/icons';
import { DEFAULT_THEME_COLOR, themeColors, useLocale, usePreferences } from '@gezi/ui';
import { Tooltip } from 'antd';
import { useTexts } from '../../texts/useTexts';

/** Radio group of the eight theme colours (B§2). Renders nothing if the application fixes the colour. */
export function ThemeColors() {
  const texts = useTexts();
  const locale = useLocale();
  const { primary, change } = usePreferences();
  if (!change) return null;
  const chosen = themeColors.find(({ color }) => same(color, primary))?.color ?? DEFAULT_THEME_COLOR;
  return (
    <fieldset className="gezi-theme-colors">
      <legend className="gezi-visually-hidden">{texts.themeColor}</legend>
      {themeColors.map(({ key, color, zh, en }) => {
        const name = locale === 'zh-CN' ? zh : en;
        return (
          <Tooltip key={key} title={name}>
            <label style={{ background: color }}>
              <input
                type="radio"
                name="gezi-theme-color"
                className="gezi-visually-hidden"
                aria-label={name}
                checked={same(color, chosen)}
                onChange={() => change({ primary: color })}
              />
              {same(color, chosen) && <CheckOutlined aria-hidden />}
            </label>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

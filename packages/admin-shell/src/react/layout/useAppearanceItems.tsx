import { GlobalOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { usePreferences } from '@gezi/ui';
import { useTexts } from '../../texts/useTexts';
import type { UserMenuItem } from './UserMenuItem';

/** The switches of `AppearanceSwitches` as user menu items, for narrow screens. */
export function useAppearanceItems(): UserMenuItem[] {
  const texts = useTexts();
  const { dark, locale, change } = usePreferences();
  if (!change) return [];
  return [
    {
      key: 'gezi-dark',
      label: dark ? texts.toLight : texts.toDark,
      icon: dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />,
      onClick: () => change({ dark: !dark }),
    },
    {
      key: 'gezi-locale',
      label: texts.switchLanguage,
      icon: <GlobalOutlined aria-hidden />,
      onClick: () => change({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' }),
    },
  ];
}

import { theme } from 'antd';
import { usePreferences } from '../preferencesContext';

/** The lightest background of rich content in dark mode, e.g. of a dialog; undefined in light mode. */
export function useDarkGround(): string | undefined {
  const { dark } = usePreferences();
  const { token } = theme.useToken();
  return dark ? token.colorBgElevated : undefined;
}

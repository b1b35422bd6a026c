import { theme } from 'antd';
import { usePreferences } from '../preferencesContext';

/** The lightest ground rich content stands on while the page is dark, e.g. of a dialog; undefined by day. */
export function useDarkGround(): string | undefined {
  const { dark } = usePreferences();
  const { token } = theme.useToken();
  return dark ? token.colorBgElevated : undefined;
}

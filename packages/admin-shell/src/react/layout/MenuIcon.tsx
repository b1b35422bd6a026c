import { AppstoreOutlined } from '@ant-design/icons';
import { menuIcons, type MenuIcons } from './menuIcons';

export interface MenuIconProps {
  /** Name in the menu, e.g. `setting`; an unknown name shows the default icon. */
  name: string | undefined;
  icons?: MenuIcons | undefined;
}

export function MenuIcon({ name, icons }: MenuIconProps) {
  const key = name?.replace(/^ant-design:/, '').replace(/-(outlined?|o)$/, '') ?? '';
  const Icon = icons?.[name ?? ''] ?? (Object.hasOwn(menuIcons, key) ? menuIcons[key] : undefined) ?? AppstoreOutlined;
  return <Icon aria-hidden />;
}

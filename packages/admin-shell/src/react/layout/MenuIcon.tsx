import { AppstoreOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { menuIcons } from './menuIcons';

export interface MenuIconProps {
  /** As the menu names it, e.g. `setting`; an unknown name shows the common icon. */
  name: string | undefined;
  icons?: Record<string, ComponentType> | undefined;
}

export function MenuIcon({ name, icons }: MenuIconProps) {
  const key = name?.replace(/^ant-design:/, '').replace(/-(outlined?|o)$/, '') ?? '';
  const Icon = icons?.[name ?? ''] ?? (Object.hasOwn(menuIcons, key) ? menuIcons[key] : undefined) ?? AppstoreOutlined;
  return <Icon />;
}

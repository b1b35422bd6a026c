import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { Brand } from './Brand';

export interface SiderProps {
  brand: string;
  mark?: ReactNode;
  homePath: string;
  theme: 'light' | 'dark';
  collapsed: boolean;
  /** Content between brand and menu, e.g. the search on small screens. */
  extra?: ReactNode;
  onHome?: (() => void) | undefined;
  children: ReactNode;
}

/** Side bar with brand and menu; a drawer on small screens. */
export function Sider({ brand, mark, homePath, theme, collapsed, extra, onHome, children }: SiderProps) {
  const texts = useTexts();
  return (
    <div className={`gezi-sider gezi-sider-${theme}${collapsed ? ' gezi-sider-collapsed' : ''}`}>
      <Brand name={brand} mark={mark} homePath={homePath} isSmall={collapsed} onHome={onHome} />
      {extra}
      <nav className="gezi-sider-menu" aria-label={texts.mainMenu}>
        {children}
      </nav>
    </div>
  );
}

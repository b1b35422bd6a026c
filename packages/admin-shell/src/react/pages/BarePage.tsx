import type { ReactNode } from 'react';
import { AppearanceSwitches } from '../layout/AppearanceSwitches';
import { Brand } from '../layout/Brand';
import { useShellContext } from '../router/ShellContext';

/** A page without menu that takes the whole window: the brand above, the content in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  const { config } = useShellContext();
  return (
    <div className="gezi-bare-page">
      <header>
        <Brand name={config.brand} mark={config.mark} homePath={config.afterLogoutPath} />
        <AppearanceSwitches />
      </header>
      <main>{children}</main>
    </div>
  );
}

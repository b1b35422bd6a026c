import { CheckCircleFilled } from '@ant-design/icons';
import { AppearanceSwitches, Mark } from '@gezi/admin-shell';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from './texts';

/** Everything around the card one signs in on: the brand beside it, on a phone above it. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const texts = useTexts();
  useEffect(() => {
    document.title = texts.documentTitle;
  }, [texts]);

  return (
    <div className="gezi-login">
      <aside className="gezi-login-brand">
        <div className="gezi-login-logo">
          <Mark />
          <span>{texts.brand}</span>
        </div>
        <div className="gezi-login-pitch">
          <p className="gezi-login-slogan">{texts.slogan}</p>
          <ul>
            {texts.points.map((point) => (
              <li key={point}>
                <CheckCircleFilled aria-hidden />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <main className="gezi-login-main">
        <div className="gezi-login-switches">
          <AppearanceSwitches />
        </div>
        <div className="gezi-login-card">{children}</div>
      </main>
    </div>
  );
}

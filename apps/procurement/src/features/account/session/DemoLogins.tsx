import { Button } from 'antd';
import { pageSetting } from '../../../visitor/pageSetting';
import { useTexts } from '../../../visitor/texts';

export interface DemoLogin {
  username: string;
  password: string;
  realname: string;
  /** Code of its role. */
  role: string;
}

/** Accounts that the server gives out in demo mode; none otherwise. */
export const demoLogins = (): DemoLogin[] => JSON.parse(pageSetting('demo-logins') ?? '[]') as DemoLogin[];

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  disabled: boolean;
  onChoose: (login: DemoLogin) => void;
}

/** The demo accounts as cards; a click signs in. */
export function DemoLogins({ logins, disabled, onChoose }: DemoLoginsProps) {
  const texts = useTexts().demo;
  if (logins.length === 0) return null;
  return (
    <section className="gezi-demo-logins" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.hint}</p>
      <ul>
        {logins.map((login) => (
          <li key={login.username}>
            <Button block disabled={disabled} onClick={() => onChoose(login)}>
              <strong>{texts.roles[login.role] ?? login.role}</strong>
              <span>
                {login.realname} · {login.username}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { PASSWORD_LENGTH, passwordRefusals, type PasswordRefusal } from '@gezi/domain';
import { useTexts } from '../texts';

const CHECKS: readonly { key: 'length' | 'name' | 'common'; refusals: readonly PasswordRefusal[] }[] = [
  { key: 'length', refusals: ['too-short', 'too-long'] },
  { key: 'common', refusals: ['too-common'] },
  { key: 'name', refusals: ['like-the-name'] },
];

interface PasswordChecksProps {
  password: string;
  username: string | undefined;
}

/** The rules of a new password, each with a mark once the password meets it. */
export function PasswordChecks({ password, username }: PasswordChecksProps) {
  const texts = useTexts();
  const refusals = passwordRefusals(password, username);
  const { min, max } = PASSWORD_LENGTH;
  return (
    <span className="gezi-password-checks">
      {CHECKS.map(({ key, refusals: own }) => {
        const isMet = password !== '' && !own.some((refusal) => refusals.includes(refusal));
        return (
          <span key={key} className={isMet ? 'gezi-password-met' : undefined}>
            {isMet ? <CheckCircleFilled aria-label={texts.met} /> : <MinusCircleOutlined aria-label={texts.unmet} />}
            {key === 'length' ? texts.passwordLength(min, max) : texts.passwordChecks[key]}
          </span>
        );
      })}
    </span>
  );
}

import { LoginOutlined } from '@ant-design/icons';
import type { PortalConfig } from '@gezi/domain';
import { Button, Divider } from 'antd';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../visitor/texts';
import { storeReturnPath } from './returnPath';

/** Buttons for the sign-in providers; renders nothing if there are none. */
export function ThirdLogins({ providers }: { providers: PortalConfig['thirdLogin'] }) {
  const texts = useTexts();
  const [query] = useSearchParams();
  if (providers.length === 0) return null;
  return (
    <section aria-label={texts.others}>
      <Divider plain>{texts.others}</Divider>
      <div className="gezi-login-thirds">
        {providers.map(({ source, name }) => (
          <Button
            key={source}
            size="large"
            block
            icon={<LoginOutlined aria-hidden />}
            href={`/api/sys/thirdLogin/render/${encodeURIComponent(source)}`}
            onClick={() => storeReturnPath(query.get('redirect'))}
          >
            {texts.signInBy(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { ApartmentOutlined, FileSearchOutlined, GlobalOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { useTexts } from '../texts';
import { Section } from './Section';

const ICONS: Record<string, typeof GlobalOutlined> = {
  open: GlobalOutlined,
  equal: SafetyCertificateOutlined,
  trace: FileSearchOutlined,
  apart: ApartmentOutlined,
};

/** Reasons to trust the platform. */
export function Trust() {
  const texts = useTexts();
  return (
    <Section title={texts.trustTitle} quiet>
      <ul className="gezi-site-cards gezi-site-cards-4">
        {texts.trust.map(({ key, name, text }) => {
          const Icon = ICONS[key]!;
          return (
            <li key={key} className="gezi-site-trust">
              <Icon aria-hidden />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

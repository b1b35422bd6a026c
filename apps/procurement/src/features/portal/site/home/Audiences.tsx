import { AuditOutlined, CheckOutlined, ShopOutlined, SolutionOutlined } from '@ant-design/icons';
import { useTexts } from '../texts';
import { Section } from './Section';

const ICONS: Record<string, typeof ShopOutlined> = {
  buyer: SolutionOutlined,
  supplier: ShopOutlined,
  administrator: AuditOutlined,
};

/** Benefits for buyers, suppliers and administrators. */
export function Audiences() {
  const texts = useTexts();
  return (
    <Section title={texts.audienceTitle}>
      <ul className="gezi-site-cards gezi-site-cards-3">
        {texts.audiences.map(({ key, name, promise, points }) => {
          const Icon = ICONS[key]!;
          return (
            <li key={key} className="gezi-site-card">
              <span className="gezi-site-icon">
                <Icon aria-hidden />
              </span>
              <h3>{name}</h3>
              <p className="gezi-site-promise">{promise}</p>
              <ul className="gezi-site-points">
                {points.map((point) => (
                  <li key={point}>
                    <CheckOutlined aria-hidden />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

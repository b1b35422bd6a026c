import { Link } from 'react-router';
import { useTexts } from '../texts';

/** Invites suppliers to register. */
export function RegisterCall() {
  const texts = useTexts();
  return (
    <section className="gezi-site-call" aria-labelledby="gezi-site-call-title">
      <div className="gezi-site-wide">
        <div>
          <h2 id="gezi-site-call-title">{texts.callTitle}</h2>
          <p>{texts.callLead}</p>
        </div>
        <p className="gezi-hero-ways">
          <Link className="gezi-site-button gezi-site-button-light" to="/register-supplier">
            {texts.register}
          </Link>
          <Link className="gezi-site-button gezi-site-button-ghost" to="/helpdocument">
            {texts.callHelp}
          </Link>
        </p>
      </div>
    </section>
  );
}

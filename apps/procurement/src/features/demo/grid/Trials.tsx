import { Popover } from 'antd';
import { useTexts } from './texts';

/** Features of the page as a line of buttons; each explains what to try. */
export function Trials() {
  const texts = useTexts();
  return (
    <fieldset className="gezi-demo-trials" aria-label={texts.tries}>
      <b aria-hidden>{texts.tries}</b>
      {Object.entries(texts.trials).map(([key, [title, text]]) => (
        <Popover key={key} trigger="click" title={title} content={<p className="gezi-demo-trial">{text}</p>}>
          <button type="button" className="gezi-demo-try">
            {title}
          </button>
        </Popover>
      ))}
    </fieldset>
  );
}

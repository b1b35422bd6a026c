import { useLocale } from '@gezi/ui';
import { catalogue, checkExpression, checkValue, messageOf, type FieldRule, type RuleKey } from '@gezi/validators';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { namedPopup } from '@gezi/ui';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useTexts } from '../shared/texts';

const KEYS = Object.keys(catalogue) as RuleKey[];

/** `/demo/validators`: the catalogue of `@gezi/validators` with an input for each rule. */
export function ValidatorsPage() {
  const texts = useTexts();
  const locale = useLocale();
  const [key, setKey] = useState<RuleKey>('grid:m');
  const [value, setValue] = useState('1391234');
  const [expression, setExpression] = useState('^[A-Z]{2}\\d{6}$');
  const [sample, setSample] = useState('JH202611');
  const fault = checkExpression(expression, { locale });
  return (
    <ShowPage title={texts.rules} description={texts.rulesHint}>
      <Showcase title={texts.ruleTry} name="checkValue">
        <div className="gezi-demo-rule-try">
          <Select<RuleKey>
            aria-label={texts.rule}
            value={key}
            onChange={setKey}
            showSearch
            options={KEYS.map((each) => ({ value: each, label: each }))}
            popupRender={namedPopup(texts.rule)}
          />
          <Input aria-label={texts.ruleValue} value={value} onChange={(event) => setValue(event.target.value)} />
        </div>
        <Verdict value={value} rule={ruleOf(key)} label={texts.ruleValue} />
      </Showcase>
      <Showcase title={texts.expression} name="checkExpression" hint={texts.expressionHint}>
        <div className="gezi-demo-rule-try">
          <Input
            aria-label={texts.expression}
            status={fault ? 'error' : ''}
            value={expression}
            onChange={(event) => setExpression(event.target.value)}
          />
          <Input aria-label={texts.sample} value={sample} onChange={(event) => setSample(event.target.value)} />
        </div>
        {fault ? (
          <p role="alert" className="gezi-demo-rule-says gezi-demo-rule-bad">
            {fault.message}
          </p>
        ) : (
          <Verdict value={sample} rule={{ expression, message: texts.noMatch }} label={texts.sample} />
        )}
      </Showcase>
      <Showcase wide title={texts.ruleList} name="catalogue">
        <div className="gezi-scroll-x">
          <table className="gezi-demo-rule-table">
            <thead>
              <tr>
                <th scope="col">{texts.rule}</th>
                <th scope="col">{texts.ruleMessage}</th>
                <th scope="col">{texts.rulePattern}</th>
              </tr>
            </thead>
            <tbody>
              {KEYS.map((each) => (
                <tr key={each}>
                  <td>
                    <code>{each}</code>
                  </td>
                  <td>{messageOf(each, locale)}</td>
                  <td>
                    <code>{patternOf(each)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Showcase>
    </ShowPage>
  );
}

/** Grid codes are column patterns; other rules are referenced by key. */
const ruleOf = (key: RuleKey): FieldRule =>
  key.startsWith('grid:') ? { pattern: key.slice('grid:'.length) } : { rule: key };

function patternOf(key: RuleKey): string {
  const rule = catalogue[key];
  return 'pattern' in rule ? rule.pattern.source : '—';
}

function Verdict({ value, rule, label }: { value: string; rule: FieldRule; label: string }) {
  const texts = useTexts();
  const locale = useLocale();
  const refusal = checkValue(value, [rule], { label, locale });
  return (
    <p aria-live="polite" className={`gezi-demo-rule-says ${refusal ? 'gezi-demo-rule-bad' : 'gezi-demo-rule-good'}`}>
      {refusal?.message ?? texts.valid}
    </p>
  );
}

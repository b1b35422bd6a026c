import type { FormProblem } from '../../core/document/FormProblem';
import type { ReadRefusal } from '../../core/document/readForm';
import type { Texts } from '../texts/zh-CN';

/** Message why a text is not a form. With `line` it includes the line, for places that do not show it otherwise. */
export function describeRefusal(reason: ReadRefusal, texts: Texts, line = true): string {
  switch (reason.code) {
    case 'empty':
      return texts.readRefusals.empty;
    case 'syntax': {
      const why = reason.found === undefined ? texts.jsonEndsEarly : texts.jsonUnexpected(reason.found, reason.column);
      return texts.badJson(why, line ? reason.line : undefined);
    }
    case 'no-form':
      return texts.readRefusals.noForm(reason.found);
    case 'no-list':
      return texts.readRefusals.noList(reason.found.join(texts.separator));
  }
}

/** Message for a problem of a form that can be opened. */
export function describeProblem({ code, id, member, detail }: FormProblem, texts: Texts): string {
  const about = [id, member, detail].filter((part) => part !== undefined && part !== '').join(' · ');
  return about ? `${texts.problems[code]}：${about}` : texts.problems[code];
}

/** Line of a component's id in the text, from 1; the first line if it is not in the text. */
export function lineOfId(text: string, id: string | undefined): number {
  if (id === undefined || id === '') return 1;
  const at = text.indexOf(`"id": ${JSON.stringify(id)}`);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

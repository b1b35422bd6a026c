const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Open {
  /** Name of the current member, or position of the current element. */
  step: string;
  readonly isList: boolean;
  /** Whether the next text is a name. */
  isName: boolean;
}

/** Line of a value in a JSON text, counted from 1; the line of its nearest existing parent. */
export function lineOfPath(text: string, path: readonly string[]): number {
  const open: Open[] = [];
  let line = 1;
  let read = 0;
  let deepest = 0;
  let best = 1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += countLines(text, read, index);
    read = index;
    const around = open.at(-1);
    if (token === ',' && around) {
      if (around.isList) around.step = String(Number(around.step) + 1);
      else around.isName = true;
      continue;
    }
    if (token === ':') continue;
    if (token === '}' || token === ']') {
      open.pop();
      continue;
    }
    if (around?.isName) {
      around.step = JSON.parse(token) as string;
      around.isName = false;
      continue;
    }
    // A value begins here.
    if (open.length > deepest && open.every(({ step }, at) => step === path[at])) {
      deepest = open.length;
      best = line;
    }
    if (deepest === path.length) break;
    if (token === '{') open.push({ step: '', isList: false, isName: true });
    if (token === '[') open.push({ step: '0', isList: true, isName: false });
  }
  return best;
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text[at] === '\n') count += 1;
  return count;
}

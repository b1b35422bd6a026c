const cache = new Map<string, RegExp | undefined>();

/** Whether the text matches somewhere; undefined when the expression cannot be read. */
export function testExpression(pattern: string | RegExp, text: string): boolean | undefined {
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  if (!cache.has(source)) cache.set(source, compile(source));
  return cache.get(source)?.test(text);
}

function compile(source: string): RegExp | undefined {
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

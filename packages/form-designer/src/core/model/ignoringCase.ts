const ESCAPE = String.raw`\\(?:x[\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|[pP]\{[^}]*\}|c[A-Za-z]|k<[^>]*>|[^])`;
const GROUP = String.raw`\(\?(?:<[^>=!]+>|<?[=!]|:)`;
const CLASS = String.raw`\[(?:\\[^]|[^\]\\])*\]`;
const TOKENS = new RegExp(`${ESCAPE}|${GROUP}|${CLASS}|[A-Za-z]`, 'g');
const MEMBERS = new RegExp(`${ESCAPE}|([A-Za-z])-([A-Za-z])|[A-Za-z]`, 'g');

/**
 * An expression that matches the letters A to Z in either case, like the flag `i`: rules are stored and validated
 * without flags.
 */
export const ignoringCase = (source: string): string =>
  source.replaceAll(TOKENS, (token) => {
    if (token.length === 1) return `[${bothCases(token)}]`;
    return token.startsWith('[') ? token.replaceAll(MEMBERS, member) : token;
  });

function member(token: string, from?: string, to?: string): string {
  if (from !== undefined && to !== undefined) {
    const [lower, upper] = [`${from}-${to}`.toLowerCase(), `${from}-${to}`.toUpperCase()];
    // A range over both cases has them already.
    return token === lower || token === upper ? lower + upper : token;
  }
  return token.length === 1 ? bothCases(token) : token;
}

const bothCases = (letter: string) => letter.toLowerCase() + letter.toUpperCase();

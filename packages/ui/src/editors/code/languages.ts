/** Languages of the code editor in the order of B§9; each is loaded when it is first selected. */
export const CODE_LANGUAGES = [
  { name: 'CSS', id: 'css', load: () => import('monaco-editor/languages/definitions/css/register') },
  {
    name: 'Javascript',
    id: 'javascript',
    load: () => import('monaco-editor/languages/definitions/javascript/register'),
  },
  { name: 'XML/HTML', id: 'html', load: markup },
  { name: 'Java', id: 'java', load: () => import('monaco-editor/languages/definitions/java/register') },
  {
    name: 'Objective-C',
    id: 'objective-c',
    load: () => import('monaco-editor/languages/definitions/objective-c/register'),
  },
  { name: 'Python', id: 'python', load: () => import('monaco-editor/languages/definitions/python/register') },
  { name: 'R', id: 'r', load: () => import('monaco-editor/languages/definitions/r/register') },
  { name: 'Shell', id: 'shell', load: () => import('monaco-editor/languages/definitions/shell/register') },
  { name: 'SQL', id: 'sql', load: () => import('monaco-editor/languages/definitions/sql/register') },
  { name: 'Swift', id: 'swift', load: () => import('monaco-editor/languages/definitions/swift/register') },
  // Monaco has no grammar for Vue; HTML is close.
  { name: 'Vue', id: 'html', load: markup },
  { name: 'Markdown', id: 'markdown', load: () => import('monaco-editor/languages/definitions/markdown/register') },
] as const;

/** For documents edited as text; not in the select. */
export const JSON_LANGUAGE = {
  name: 'JSON',
  id: 'json',
  load: async () => void (await import('./jsonLanguage')),
} as const;

/** HTML with its embedded languages. */
function markup() {
  return Promise.all([
    import('monaco-editor/languages/definitions/html/register'),
    import('monaco-editor/languages/definitions/css/register'),
    import('monaco-editor/languages/definitions/javascript/register'),
  ]);
}

export type CodeLanguage = (typeof CODE_LANGUAGES)[number]['name'] | 'JSON';

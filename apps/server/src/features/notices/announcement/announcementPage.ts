import { escapeHtml } from '../../../records/notices/escapeHtml';

/**
 * Renders an announcement as a standalone page without scripts or styles.
 *
 * @param content sanitised HTML
 */
export const announcementPage = (title: string, content: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

import { Marked, Renderer } from 'marked';

const marked = new Marked({
  gfm: true,
  renderer: {
    // Renders a symbol instead of a checkbox: the sanitiser removes form controls.
    checkbox: ({ checked }) => (checked ? '☑' : '☐'),
    listitem(item) {
      const html = Renderer.prototype.listitem.call(this, item);
      return item.task ? html.replace('<li>', '<li style="list-style-type: none">') : html;
    },
  },
});

/** Converts GitHub Flavored Markdown to HTML, not sanitised: `RichContent` does that. */
export const markdownHtml = (source: string): string => marked.parse(source, { async: false });

import { Marked, Renderer } from 'marked';

const marked = new Marked({
  gfm: true,
  renderer: {
    // A disabled checkbox becomes a sign: the sanitiser removes form controls.
    checkbox: ({ checked }) => (checked ? '☑' : '☐'),
    listitem(item) {
      const html = Renderer.prototype.listitem.call(this, item);
      return item.task ? html.replace('<li>', '<li style="list-style-type: none">') : html;
    },
  },
});

/** Converts Markdown (GitHub's) to HTML, not sanitised: `RichContent` does that. */
export const markdownHtml = (source: string): string => marked.parse(source, { async: false });
